#!/usr/bin/env bash
# Packages: age-encryption@0.3.1
# Guess: decrypt takes what the age command writes with --armor: the command itself recognizes both forms when it
#   reads.
# Behavior: decrypt refuses an armored file as "invalid version -----BEGIN AGE ENCRYPTED FILE-----"; the caller
#   has to look at the first bytes and call armor.decode.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock age-encryption@0.3.1
cat >run.mjs <<'PROGRAM'
import { armor, Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';

const identity = await generateIdentity();
const encrypter = new Encrypter();
encrypter.addRecipient(await identityToRecipient(identity));
const armored = armor.encode(await encrypter.encrypt('text'));
const decrypter = new Decrypter();
decrypter.addIdentity(identity);
console.log(await decrypter.decrypt(new TextEncoder().encode(armored), 'text').catch((error) => error.message));
console.log(await decrypter.decrypt(armor.decode(armored), 'text'));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
invalid version -----BEGIN AGE ENCRYPTED FILE-----
text
OUTPUT
echo 'unchanged'
