import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer): string => bytes.toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** The part of the request options that a key reads; GraphQL types them as a JSON object. */
interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
  user?: { id: string };
}

/** The errors that a test puts into a response. Absent ones are correct. */
interface Overrides {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  /** The user did not touch the sensor. */
  unverified?: boolean;
  type?: string;
  /** An attestation statement that was not requested. */
  statement?: [format: string, statement: Map<string, Uint8Array[]>];
}

/** A passkey in software: real keys and signatures, one credential, as in WebAuthn. */
export class Authenticator {
  readonly credentialId = randomBytes(32);
  counter = 0;
  userHandle = '';
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(private readonly origin: string) {}

  /** The response to `beginPasskey`. */
  make(request: object, overrides: Overrides = {}) {
    const options = request as Options;
    this.userHandle = options.user?.id ?? '';
    const id = Buffer.alloc(2);
    id.writeUInt16BE(this.credentialId.length);
    const attested = Buffer.concat([Buffer.alloc(16), id, this.credentialId, this.#publicKey()]);
    const [fmt, statement] = overrides.statement ?? ['none', new Map<string, Uint8Array[]>()];
    const attestation = new Map<string, string | Uint8Array | Map<string, Uint8Array[]>>([
      ['fmt', fmt],
      ['attStmt', statement],
      ['authData', new Uint8Array(this.#authenticatorData(options.rp?.id ?? '', attested, overrides))],
    ]);
    const clientDataJSON = this.#clientData('webauthn.create', options, overrides);
    return this.#answer({
      clientDataJSON: base64url(clientDataJSON),
      attestationObject: base64url(Buffer.from(isoCBOR.encode(attestation))),
      transports: ['internal'],
    });
  }

  /** The response to a challenge. */
  answer(request: object, overrides: Overrides = {}) {
    const options = request as Options;
    const authenticatorData = this.#authenticatorData(options.rpId ?? '', Buffer.alloc(0), overrides);
    const clientDataJSON = this.#clientData('webauthn.get', options, overrides);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: base64url(clientDataJSON),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
      userHandle: this.userHandle,
    });
  }

  #answer<Response extends object>(response: Response) {
    const id = base64url(this.credentialId);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #clientData(type: string, { challenge }: Options, overrides: Overrides): Buffer {
    const data = { type: overrides.type ?? type, challenge: overrides.challenge ?? challenge, crossOrigin: false };
    return Buffer.from(JSON.stringify({ ...data, origin: overrides.origin ?? this.origin }));
  }

  #authenticatorData(rpId: string, attested: Buffer, overrides: Overrides): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(overrides.counter ?? this.counter);
    const flags = PRESENT | (overrides.unverified ? 0 : VERIFIED) | (attested.length > 0 ? HAS_KEY : 0);
    return Buffer.concat([sha256(overrides.rpId ?? rpId), Buffer.from([flags]), counter, attested]);
  }

  /** In COSE format: EC2, ES256, P-256, x, y. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key));
  }
}
