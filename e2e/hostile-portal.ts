import type { Browser, Page } from '@playwright/test';
import { webhook as limits } from '../graphql/limits.ts';
import { Authenticator } from '../api/testing/authenticator.ts';
import { getValues } from './hostile-values.ts';
import { runMutation, runMutations, recordValue } from './hostile-filling.ts';
import { BODIES } from './hostile-reading.ts';
import { runForEach, type Hostile, createRounds, getNth, createAccount } from './hostile-site.ts';
import { confirmIdentity, PASSWORD, sendOperation } from './people.ts';
import { post } from './site.ts';

// Fills the texts that investors read and write behind the sign-in, and those that administrators write for them.

export interface PortalTexts {
  reader: Page;
  documents: string[];
  updates: string[];
  webhooks: string[];
}

export async function fillPortalSite(browser: Browser, hostile: Hostile): Promise<PortalTexts> {
  const { adminPage } = hostile;
  const { page: reader, id: readerId } = await createAccount(browser, hostile, {
    username: 'reader',
    at: 20,
    roles: ['INVESTOR'],
  });
  const documents = await addDocuments(adminPage, readerId);
  await askAndAnswer(adminPage, reader, documents[0]!);
  const updates = await addUpdates(adminPage, documents);
  await confirmIdentity(reader, PASSWORD);
  await addTokens(reader);
  const webhooks = await addWebhooks(reader);
  await inviteDelegates(adminPage, reader, documents[0]!);
  await signAgreements(adminPage, reader);
  return { reader, documents, updates, webhooks };
}

const GRANT = 'mutation ($input: SetAccessInput!) { setAccess(input: $input) { folder { id } } }';
const FOLDER = 'mutation ($input: CreateFolderInput!) { createFolder(input: $input) { folder { id } } }';
const DOCUMENT = 'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { document { id } } }';

/** Creates documents in folders, all below a folder that is shared with a group of the reader. */
async function addDocuments(adminPage: Page, readerId: string): Promise<string[]> {
  const [name, ...names] = getValues('CreateFolderInput.name');
  const { createFolder } = await runMutation<{ createFolder: { folder: { id: string } } }>(adminPage, FOLDER, {
    input: { name },
  });
  const root = createFolder.folder.id;
  const children = names.map((childName) => ({ input: { name: childName, parentId: root } }));
  const created = await runMutations<{ createFolder: { folder: { id: string } } }>(adminPage, FOLDER, children);
  const folders = [root, ...created.map((each) => each.createFolder.folder.id)];
  const create = 'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { group { id } } }';
  const group = await sendOperation<{ createGroup: { group: { id: string } } }>(adminPage, create, {
    input: { name: '"><img src=x onerror=struck()>' },
  });
  const groupId = group.createGroup.group.id;
  const join = 'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { group { id } } }';
  await runMutation(adminPage, join, { input: { id: groupId, memberIds: [readerId] } });
  await runMutation(adminPage, GRANT, { input: { folderId: root, groupId, rights: ['LIST', 'VIEW', 'DOWNLOAD'] } });
  const summaries = getValues('CreateDocumentInput.summary', '\n');
  const files = getValues('POST /uploads: file');
  const titles = getValues('CreateDocumentInput.title');
  const uploads: string[] = [];
  await runForEach(titles, async (_title, index) => {
    const fileName = getNth(files, index);
    const file = { name: `${fileName}.txt`, mimeType: 'text/plain', buffer: Buffer.from('Words.') };
    const answer = await post(adminPage, '/uploads', { multipart: { file } });
    uploads[index] = ((await answer.json()) as { id: string }).id;
    recordValue('POST /uploads: file', fileName);
  });
  // Without a summary, lists show the file name.
  const inputs = titles.map((title, index) => ({
    input: { title, summary: summaries[index], uploadId: uploads[index], folderId: folders[index] },
  }));
  const added = await runMutations<{ createDocument: { document: { id: string } } }>(adminPage, DOCUMENT, inputs);
  return added.map(({ createDocument }) => createDocument.document.id);
}

async function askAndAnswer(adminPage: Page, reader: Page, documentId: string): Promise<void> {
  const [answers, questions] = ['AnswerQuestionInput.answer', 'PublishQuestionInput.question'].map((name) =>
    getValues(name, '\n'),
  );
  const ask = 'mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { question { id } } }';
  const answerOperation =
    'mutation ($input: AnswerQuestionInput!) { answerQuestion(input: $input) { question { id } } }';
  const publish = 'mutation ($input: PublishQuestionInput!) { publishQuestion(input: $input) { question { id } } }';
  await runForEach(getValues('AskQuestionInput.body', '\n'), async (body, index) => {
    const input = { body, documentId };
    const { askQuestion } = await runMutation<{ askQuestion: { question: { id: string } } }>(reader, ask, { input });
    const { id } = askQuestion.question;
    const answer = getNth(answers!, index);
    await runMutation(adminPage, answerOperation, { input: { id, answer, send: true } });
    const published = { id, question: getNth(questions!, index), answer, groupIds: [] };
    await runMutation(adminPage, publish, { input: published });
  });
}

const CREATE =
  'mutation ($input: CreateInvestorUpdateInput!) { createInvestorUpdate(input: $input) { investorUpdate { id } } }';
const PUBLISH = 'mutation ($id: ID!) { publishInvestorUpdate(input: { id: $id }) { investorUpdate { id } } }';

async function addUpdates(adminPage: Page, documentIds: string[]): Promise<string[]> {
  const publishUpdates = async (contents: object[]) => {
    const created = await runMutations<{ createInvestorUpdate: { investorUpdate: { id: string } } }>(
      adminPage,
      CREATE,
      contents.map((input) => ({ input })),
    );
    const ids = created.map(({ createInvestorUpdate }) => createInvestorUpdate.investorUpdate.id);
    await runMutations(
      adminPage,
      PUBLISH,
      ids.map((id) => ({ id })),
    );
    return ids;
  };
  const updates = await publishUpdates(
    getValues('CreateInvestorUpdateInput.title').map((title, index) => ({
      title,
      body: getNth(BODIES, index),
      documentIds: documentIds.slice(index, index + 1),
    })),
  );
  const withdraw =
    'mutation ($input: WithdrawInvestorUpdateInput!) { withdrawInvestorUpdate(input: $input) { investorUpdate { id } } }';
  const reasons = getValues('WithdrawInvestorUpdateInput.reason');
  const withdrawn = await publishUpdates(reasons.map((_, index) => ({ title: `Taken back ${index}` })));
  const inputs = withdrawn.map((id, index) => ({ input: { id, reason: reasons[index]! } }));
  await runMutations(adminPage, withdraw, inputs);
  return updates;
}

const OFFER = 'mutation ($input: InviteDelegateInput!) { inviteDelegate(input: $input) { delegation { id } } }';
const END = 'mutation ($input: EndDelegationInput!) { endDelegation(input: $input) { delegation { id } } }';

/** Creates invitations, which an administrator ends with different reasons. */
async function inviteDelegates(adminPage: Page, reader: Page, documentId: string): Promise<void> {
  const endsAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const terms = { right: 'VIEW', endsAt, documentIds: [documentId], folderIds: [] };
  await runForEach(getValues('EndDelegationInput.reason'), async (reason, index) => {
    const input = { ...terms, email: `counsel${index}@far.example` };
    const { inviteDelegate } = await runMutation<{ inviteDelegate: { delegation: { id: string } } }>(reader, OFFER, {
      input,
    });
    await runMutation(adminPage, END, { input: { id: inviteDelegate.delegation.id, reason } });
  });
}

const BEGIN = 'mutation { beginPasskey { request { options } } }';
const ADD = 'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { passkey { id } } }';

/** Adds the maximum number of passkeys per person. From then on, a password alone does not confirm the reader's identity. */
export async function addPasskeys(reader: Page, origin: string): Promise<string[]> {
  await confirmIdentity(reader, PASSWORD);
  const passkeys: string[] = [];
  for (let index = 0; index < 20; index += 1) {
    const { beginPasskey } = await sendOperation<{ beginPasskey: { request: { options: { challenge: string } } } }>(
      reader,
      BEGIN,
    );
    const response = new Authenticator(origin).make(beginPasskey.request.options);
    const input = { name: `Key ${index}`, response };
    const passkey = await runMutation<{ addPasskey: { passkey: { id: string } } }>(reader, ADD, { input });
    passkeys.push(passkey.addPasskey.passkey.id);
  }
  return passkeys;
}

/** Renames the passkeys in rounds until every name was used. */
export const namePasskeys = (reader: Page, passkeys: string[]): (() => Promise<boolean>) =>
  createRounds({
    page: reader,
    isAdminMutation: false,
    operation: 'mutation ($input: RenamePasskeyInput!) { renamePasskey(input: $input) { passkey { id } } }',
    targets: passkeys,
    values: getValues('RenamePasskeyInput.name'),
    getInput: (id, name) => ({ id, name }),
  });

/** Creates as many webhooks as an account can have. They send nothing, because nothing changes. */
async function addWebhooks(reader: Page): Promise<string[]> {
  const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
  const ids: string[] = [];
  for (let number = 1; number <= limits.atMost; number += 1) {
    const input = { name: `Webhook ${number}`, url: 'https://receiver.example/', types: ['QUESTION'] };
    const { createWebhook } = await runMutation<{ createWebhook: { webhook: { id: string } } }>(reader, create, {
      input,
    });
    ids.push(createWebhook.webhook.id);
  }
  const nextNames = nameWebhooks(reader, ids);
  while (await nextNames());
  return ids;
}

/** Renames the webhooks in rounds until every name was used. */
export function nameWebhooks(reader: Page, webhooks: string[]): () => Promise<boolean> {
  const nextNames = createRounds({
    page: reader,
    isAdminMutation: false,
    operation: 'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { id } } }',
    targets: webhooks,
    values: getValues('UpdateWebhookInput.name'),
    getInput: (id, name) => ({ id, name }),
  });
  return async () => {
    await confirmIdentity(reader, PASSWORD);
    return nextNames();
  };
}

/** Creates tokens and revokes them again: an account has at most 20 active ones, and the list keeps those that ended. */
async function addTokens(reader: Page): Promise<void> {
  const create = 'mutation ($input: CreateTokenInput!) { createToken(input: $input) { token { id } } }';
  const revoke = 'mutation ($input: RevokeTokenInput!) { revokeToken(input: $input) { token { id } } }';
  for (const name of getValues('CreateTokenInput.name')) {
    const input = { name, scopes: ['ACCOUNT_READ'] };
    const { createToken } = await runMutation<{ createToken: { token: { id: string } } }>(reader, create, { input });
    await runMutation(reader, revoke, { input: { id: createToken.token.id } });
  }
}

/** Signs a series of agreements, each with another name. */
async function signAgreements(adminPage: Page, reader: Page): Promise<void> {
  const [body] = getValues('PublishNdaInput.body', '\n');
  const publish = 'mutation ($input: PublishNdaInput!) { publishNda(input: $input) { nda { sha256 } } }';
  const sign = 'mutation ($input: SignNdaInput!) { signNda(input: $input) { ndaSignature { id } } }';
  for (const [index, name] of getValues('SignNdaInput.name').entries()) {
    const input = { body: `${body}\n${index}` };
    const { publishNda } = await runMutation<{ publishNda: { nda: { sha256: string } } }>(adminPage, publish, {
      input,
    });
    await runMutation(reader, sign, { input: { name, consent: true, sha256: publishNda.nda.sha256 } });
  }
}
