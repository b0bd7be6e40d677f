import type { Page } from '@playwright/test';
import { sendOperation, PASSWORD, registerAccount } from './people.ts';
import { post } from './site.ts';

// Creates and shares documents for tests that start from there.

/** An approved and signed-in investor. */
export async function signInInvestor(page: Page, username: string, desk: Page): Promise<{ id: string; email: string }> {
  const account = await registerAccount(page, username, desk);
  await post(page, '/api/login', { data: { username, password: PASSWORD } });
  return account;
}

/** Uploads a PDF as a document that only administrators can see. Returns its id. */
export async function addDocument(desk: Page, title: string, buffer: Buffer): Promise<string> {
  const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer };
  const upload = (await (await post(desk, '/uploads', { multipart: { file } })).json()) as { id: string };
  const create = 'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { document { id } } }';
  const input = { title, summary: 'What the year brought.', uploadId: upload.id };
  const document = await sendOperation<{ createDocument: { document: { id: string } } }>(desk, create, { input });
  return document.createDocument.document.id;
}

export async function shareDocument(desk: Page, documentId: string, userId: string, rights: string[]): Promise<void> {
  const grant = 'mutation ($input: SetAccessInput!) { setAccess(input: $input) { document { id } } }';
  await sendOperation(desk, grant, { input: { documentId, userId, rights } });
}
