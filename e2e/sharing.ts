import type { Page } from '@playwright/test';
import { sendOperation, PASSWORD, registerAccount } from './people.ts';
import { post } from './site.ts';

// Creates and shares documents for tests that start from there.

/** An approved and signed-in investor. */
export async function signInInvestor(
  page: Page,
  username: string,
  adminPage: Page,
): Promise<{ id: string; email: string }> {
  const account = await registerAccount(page, username, adminPage);
  await post(page, '/api/login', { data: { username, password: PASSWORD } });
  return account;
}

/** Lets investors find API tokens and webhooks in their accounts. */
export const offerApi = (adminPage: Page): Promise<unknown> =>
  sendOperation(adminPage, 'mutation { updateSiteDetails(input: { isApiOffered: true }) { siteDetails { version } } }');

/** Uploads a PDF as a document that only administrators can see. Returns its id. */
export async function addDocument(adminPage: Page, title: string, buffer: Buffer): Promise<string> {
  const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer };
  const upload = (await (await post(adminPage, '/uploads', { multipart: { file } })).json()) as { id: string };
  const create = 'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { document { id } } }';
  const input = { title, summary: 'What the year brought.', uploadId: upload.id };
  const document = await sendOperation<{ createDocument: { document: { id: string } } }>(adminPage, create, { input });
  return document.createDocument.document.id;
}

export async function shareDocument(
  adminPage: Page,
  documentId: string,
  userId: string,
  rights: string[],
): Promise<void> {
  const grant = 'mutation ($input: SetAccessInput!) { setAccess(input: $input) { document { id } } }';
  await sendOperation(adminPage, grant, { input: { documentId, userId, rights } });
}

/** Creates a group with these members. Returns its id. */
export async function addGroup(adminPage: Page, name: string, memberIds: string[]): Promise<string> {
  const create = 'mutation ($name: String!) { createGroup(input: { name: $name }) { group { id } } }';
  const { createGroup } = await sendOperation<{ createGroup: { group: { id: string } } }>(adminPage, create, { name });
  const update = 'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { group { id } } }';
  await sendOperation(adminPage, update, { input: { id: createGroup.group.id, memberIds } });
  return createGroup.group.id;
}
