import type { ApolloClient } from '@apollo/client';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import {
  AddPasskeyDocument,
  BeginPasskeyConfirmationDocument,
  BeginPasskeyDocument,
  BeginPasskeySignInDocument,
  ConfirmIdentityWithPasskeyDocument,
  SignInWithPasskeyDocument,
} from '#graphql/generated/passkeys.ts';
import { PlainFailure, describeFailure } from './failure.ts';

// Loaded only when a user starts to use a passkey.

/** Signs in with a passkey that the user picks. Returns the error message, or null on success. */
export async function signInWithPasskey(client: ApolloClient): Promise<string | null> {
  try {
    const { data } = await client.mutate({ mutation: BeginPasskeySignInDocument });
    const response = await answer(data?.beginPasskeySignIn.request.options);
    await client.mutate({ mutation: SignInWithPasskeyDocument, variables: { input: { response } } });
    return null;
  } catch (error) {
    return describeFailure(error);
  }
}

/** Confirms the user's identity with a passkey. */
export async function confirmWithPasskey(client: ApolloClient): Promise<void> {
  const { data } = await client.mutate({ mutation: BeginPasskeyConfirmationDocument });
  const response = await answer(data?.beginPasskeyConfirmation.request.options);
  await client.mutate({ mutation: ConfirmIdentityWithPasskeyDocument, variables: { input: { response } } });
}

/** Adds a passkey. Returns recovery codes if it is the account's first second factor. */
export async function addPasskey(client: ApolloClient, name: string): Promise<readonly string[]> {
  const { data } = await client.mutate({ mutation: BeginPasskeyDocument });
  const optionsJSON = data?.beginPasskey.request.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const registration = await startRegistration({ optionsJSON }).catch(throwReadableError);
  const input = { name, response: toPlainObject(registration) };
  const result = await client.mutate({ mutation: AddPasskeyDocument, variables: { input } });
  return result.data?.addPasskey.recoveryCodes ?? [];
}

async function answer(options: unknown): Promise<Record<string, unknown>> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return toPlainObject(await startAuthentication({ optionsJSON }).catch(throwReadableError));
}

const toPlainObject = (credential: object): Record<string, unknown> => ({ ...credential });

const CANCELLED = 'The request was canceled or took too long, and nothing changed. Try again when you are ready.';
const sentences: Record<string, string> = {
  NotAllowedError: CANCELLED,
  AbortError: CANCELLED,
  InvalidStateError: 'This device already holds a passkey for your account.',
  SecurityError: 'Passkeys do not work on this host.',
  ConstraintError: 'This device cannot check that it is you. Set a PIN, fingerprint or face on it, or use another.',
  NotSupportedError: 'This device cannot make a passkey for this site.',
};

/** Replaces the browser's terse errors with our own messages. */
function throwReadableError(error: unknown): never {
  const { name } = error as { name?: string };
  throw new PlainFailure(sentences[name ?? ''] ?? 'Your browser could not use a passkey. Please try another way.');
}
