import type { Browser, Page } from '@playwright/test';
import { webhook as limits } from '../graphql/limits.ts';
import { Authenticator } from '../api/testing/authenticator.ts';
import { valuesFor } from './hostile-fields.ts';
import { change, note } from './hostile-filling.ts';
import { BODIES } from './hostile-reading.ts';
import { each, type Hostile, inRounds, nth, somebody } from './hostile-site.ts';
import { ask } from './people.ts';
import { post } from './site.ts';

// Fills the texts that investors read and write behind the sign-in, and those that administrators write for them.

export interface Rooms {
  reader: Page;
  documents: string[];
  updates: string[];
  passkeys: string[];
  webhooks: string[];
}

export async function fillRooms(browser: Browser, hostile: Hostile): Promise<Rooms> {
  const { desk } = hostile;
  const { page: reader, id: readerId } = await somebody(browser, hostile, {
    username: 'reader',
    at: 20,
    roles: ['INVESTOR'],
  });
  const documents = await addDocuments(desk, readerId);
  await askAndAnswer(desk, reader, documents[0]!);
  const updates = await addUpdates(desk, documents);
  const passkeys = await addPasskeys(reader, hostile.site.url);
  await addTokens(reader);
  const webhooks = await addWebhooks(reader);
  await lend(desk, reader, documents[0]!);
  await agree(desk, reader);
  return { reader, documents, updates, passkeys, webhooks };
}

const GRANT = 'mutation ($input: SetAccessInput!) { setAccess(input: $input) { folder { id } } }';
const FOLDER = 'mutation ($input: CreateFolderInput!) { createFolder(input: $input) { folder { id } } }';
const DOCUMENT = 'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { document { id } } }';

/** Creates documents in folders, all below a folder that is shared with a group of the reader. */
async function addDocuments(desk: Page, readerId: string): Promise<string[]> {
  const getFolder = async (input: object) =>
    (await change<{ createFolder: { folder: { id: string } } }>(desk, FOLDER, { input })).createFolder.folder.id;
  const [name, ...names] = valuesFor('CreateFolderInput.name');
  const root = await getFolder({ name });
  const folders = [root];
  await each(names, async (name) => folders.push(await getFolder({ name, parentId: root })));
  const create = 'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { group { id } } }';
  const group = await ask<{ createGroup: { group: { id: string } } }>(desk, create, {
    input: { name: '"><img src=x onerror=struck()>' },
  });
  const groupId = group.createGroup.group.id;
  const join = 'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { group { id } } }';
  await change(desk, join, { input: { id: groupId, memberIds: [readerId] } });
  await change(desk, GRANT, { input: { folderId: root, groupId, rights: ['LIST', 'VIEW', 'DOWNLOAD'] } });
  const summaries = valuesFor('CreateDocumentInput.summary', '\n');
  const files = valuesFor('POST /uploads: file');
  const documents: string[] = [];
  await each(valuesFor('CreateDocumentInput.title'), async (title, index) => {
    const name = nth(files, index);
    const file = { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from('Words.') };
    const answer = await post(desk, '/uploads', { multipart: { file } });
    const upload = (await answer.json()) as { id: string };
    note('POST /uploads: file', name);
    // Without a summary, lists show the file name.
    const input = { title, summary: summaries[index], uploadId: upload.id, folderId: folders[index] };
    const made = await change<{ createDocument: { document: { id: string } } }>(desk, DOCUMENT, { input });
    documents[index] = made.createDocument.document.id;
  });
  return documents;
}

async function askAndAnswer(desk: Page, reader: Page, documentId: string): Promise<void> {
  const [answers, questions] = ['AnswerQuestionInput.answer', 'PublishQuestionInput.question'].map((name) =>
    valuesFor(name, '\n'),
  );
  const asks = 'mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { question { id } } }';
  const gives = 'mutation ($input: AnswerQuestionInput!) { answerQuestion(input: $input) { question { id } } }';
  const publish = 'mutation ($input: PublishQuestionInput!) { publishQuestion(input: $input) { question { id } } }';
  await each(valuesFor('AskQuestionInput.body', '\n'), async (body, index) => {
    const input = { body, documentId };
    const { askQuestion } = await change<{ askQuestion: { question: { id: string } } }>(reader, asks, { input });
    const { id } = askQuestion.question;
    const answer = nth(answers!, index);
    await change(desk, gives, { input: { id, answer, send: true } });
    const published = { id, question: nth(questions!, index), answer, groupIds: [] };
    await change(desk, publish, { input: published });
  });
}

const CREATE =
  'mutation ($input: CreateInvestorUpdateInput!) { createInvestorUpdate(input: $input) { investorUpdate { id } } }';
const PUBLISH = 'mutation ($id: ID!) { publishInvestorUpdate(input: { id: $id }) { investorUpdate { id } } }';

async function addUpdates(desk: Page, documentIds: string[]): Promise<string[]> {
  const release = async (input: object) => {
    const { createInvestorUpdate } = await change<{ createInvestorUpdate: { investorUpdate: { id: string } } }>(
      desk,
      CREATE,
      { input },
    );
    await change(desk, PUBLISH, createInvestorUpdate.investorUpdate);
    return createInvestorUpdate.investorUpdate.id;
  };
  const updates: string[] = [];
  await each(valuesFor('CreateInvestorUpdateInput.title'), async (title, index) => {
    const input = { title, body: nth(BODIES, index), documentIds: documentIds.slice(index, index + 1) };
    updates[index] = await release(input);
  });
  const withdraw =
    'mutation ($input: WithdrawInvestorUpdateInput!) { withdrawInvestorUpdate(input: $input) { investorUpdate { id } } }';
  await each(valuesFor('WithdrawInvestorUpdateInput.reason'), async (reason) =>
    change(desk, withdraw, { input: { id: await release({ title: 'Taken back' }), reason } }),
  );
  return updates;
}

const OFFER = 'mutation ($input: InviteDelegateInput!) { inviteDelegate(input: $input) { delegation { id } } }';
const END = 'mutation ($input: EndDelegationInput!) { endDelegation(input: $input) { delegation { id } } }';

/** Creates invitations, which an administrator ends with different reasons. */
async function lend(desk: Page, reader: Page, documentId: string): Promise<void> {
  const endsAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const terms = { right: 'VIEW', endsAt, documentIds: [documentId], folderIds: [] };
  await each(valuesFor('EndDelegationInput.reason'), async (reason, index) => {
    const input = { ...terms, email: `counsel${index}@far.example` };
    const { inviteDelegate } = await change<{ inviteDelegate: { delegation: { id: string } } }>(reader, OFFER, {
      input,
    });
    await change(desk, END, { input: { id: inviteDelegate.delegation.id, reason } });
  });
}

const BEGIN = 'mutation { beginPasskey { request { options } } }';
const ADD = 'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { passkey { id } } }';

/** Adds the maximum number of passkeys per person. */
async function addPasskeys(reader: Page, origin: string): Promise<string[]> {
  const passkeys: string[] = [];
  for (let index = 0; index < 20; index += 1) {
    const { beginPasskey } = await ask<{ beginPasskey: { request: { options: { challenge: string } } } }>(
      reader,
      BEGIN,
    );
    const response = new Authenticator(origin).make(beginPasskey.request.options);
    const input = { name: `Key ${index}`, response };
    const added = await change<{ addPasskey: { passkey: { id: string } } }>(reader, ADD, { input });
    passkeys.push(added.addPasskey.passkey.id);
  }
  const next = namePasskeys(reader, passkeys);
  while (await next());
  return passkeys;
}

/** Renames the passkeys in rounds until every name was used. */
export const namePasskeys = (reader: Page, passkeys: string[]): (() => Promise<boolean>) =>
  inRounds(passkeys, valuesFor('RenamePasskeyInput.name'), (id, name) =>
    change(reader, 'mutation ($input: RenamePasskeyInput!) { renamePasskey(input: $input) { passkey { id } } }', {
      input: { id, name },
    }),
  );

/** Creates as many webhooks as an account can have. They send nothing, because nothing changes. */
async function addWebhooks(reader: Page): Promise<string[]> {
  const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
  const ids: string[] = [];
  for (let number = 1; number <= limits.atMost; number += 1) {
    const input = { name: `Webhook ${number}`, url: 'https://receiver.example/', types: ['QUESTION'] };
    const { createWebhook } = await change<{ createWebhook: { webhook: { id: string } } }>(reader, create, { input });
    ids.push(createWebhook.webhook.id);
  }
  const next = nameWebhooks(reader, ids);
  while (await next());
  return ids;
}

/** Renames the webhooks in rounds until every name was used. */
export const nameWebhooks = (reader: Page, webhooks: string[]): (() => Promise<boolean>) =>
  inRounds(webhooks, valuesFor('UpdateWebhookInput.name'), (id, name) =>
    change(reader, 'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { id } } }', {
      input: { id, name },
    }),
  );

/** Creates tokens and revokes them again: an account has at most 20 active ones, and the list keeps those that ended. */
async function addTokens(reader: Page): Promise<void> {
  const create = 'mutation ($input: CreateTokenInput!) { createToken(input: $input) { token { id } } }';
  const revoke = 'mutation ($input: RevokeTokenInput!) { revokeToken(input: $input) { token { id } } }';
  for (const name of valuesFor('CreateTokenInput.name')) {
    const input = { name, scopes: ['ACCOUNT_READ'] };
    const { createToken } = await change<{ createToken: { token: { id: string } } }>(reader, create, { input });
    await change(reader, revoke, { input: { id: createToken.token.id } });
  }
}

/** Signs a series of agreements, each with another name. */
async function agree(desk: Page, reader: Page): Promise<void> {
  const [body] = valuesFor('PublishNdaInput.body', '\n');
  const publish = 'mutation ($input: PublishNdaInput!) { publishNda(input: $input) { nda { sha256 } } }';
  const sign = 'mutation ($input: SignNdaInput!) { signNda(input: $input) { ndaSignature { id } } }';
  for (const [index, name] of valuesFor('SignNdaInput.name').entries()) {
    const input = { body: `${body}\n${index}` };
    const { publishNda } = await change<{ publishNda: { nda: { sha256: string } } }>(desk, publish, { input });
    await change(reader, sign, { input: { name, consent: true, sha256: publishNda.nda.sha256 } });
  }
}
