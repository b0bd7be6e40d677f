// SHA-256 of a 36-byte message, as often as a proof of work needs it. The browser's own function is asynchronous, which
// costs more than the hash, and is missing on sites without HTTPS, as inside a perimeter without a certificate.
const primes: number[] = [];
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const BITS = 36 * 8;

const schedule = new Int32Array(64);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** @param message nine 32-bit words @returns eight 32-bit words, valid until the next call */
export function sha256(message: Int32Array, digest = new Int32Array(8)): Int32Array {
  const w = schedule;
  w.fill(0);
  w.set(message);
  w[9] = 1 << 31;
  w[15] = BITS;
  for (let i = 16; i < 64; i += 1) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16]! + low + w[i - 7]! + high) | 0;
  }
  return compress(w, digest);
}

function compress(w: Int32Array, digest: Int32Array): Int32Array {
  let [a, b, c, d, e, f, g, h] = START as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + one + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
    const zero = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (zero + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  digest.set([a, b, c, d, e, f, g, h]);
  for (let i = 0; i < 8; i += 1) digest[i] = (digest[i]! + START[i]!) | 0;
  return digest;
}
