import { text } from './limits.ts';

// RFC 5322 without quotes, with the letters of every script (RFC 6531) before and after the @.
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN_LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;

/** Whether a text is an email address with a domain of at least two labels. The domain can have letters of any script. */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  const [local, labels] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1).split('.')];
  return (
    address.length <= text.email &&
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    !/^\p{N}+$/u.test(labels.at(-1)!)
  );
}
