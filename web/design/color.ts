// Reads the design tokens and computes colors for tests and image builds. No page imports this file.
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number];
export type Theme = Record<string, Oklch>;

/** A color for each theme, or one for both. */
const declaration =
  /(?<![\w-])--([\w-]+):\s*(?:light-dark\(\s*oklch\(([^)]+)\),\s*oklch\(([^)]+)\)\s*\)|oklch\(([^)]+)\))/g;

function parse(value: string): Oklch {
  const [color = '', alpha] = value.split('/');
  const [l = 0, c = 0, h = 0] = color.trim().split(/\s+/).map(Number);
  return alpha === undefined ? [l, c, h] : [l, c, h, Number(alpha)];
}

/** Reads every color token for both themes from the text of tokens.css. */
export function readTokens(css: string): { paper: Theme; blueprint: Theme } {
  const themes: { paper: Theme; blueprint: Theme } = { paper: {}, blueprint: {} };
  for (const [, name = '', light, dark, both = ''] of css.matchAll(declaration)) {
    themes.paper[name] = parse(light ?? both);
    themes.blueprint[name] = parse(dark ?? both);
  }
  return themes;
}

/** Converts OKLCH to linear sRGB and clips it to the gamut, as a screen does. */
function toLinear([l, c, h]: Oklch): [number, number, number] {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (n: number) => Math.min(1, Math.max(0, n));
  return [
    clip(4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S),
    clip(-1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S),
    clip(-0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S),
  ];
}

const encode = (n: number) => (n <= 0.0031308 ? 12.92 * n : 1.055 * n ** (1 / 2.4) - 0.055);
const decode = (n: number) => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);

/** The color without its transparency, for formats that have none. */
export function toHex(color: Oklch): string {
  return `#${toLinear(color)
    .map((n) =>
      Math.round(255 * encode(n))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function getLuminance(color: Oklch, ground: Oklch): number {
  const alpha = color[3] ?? 1;
  const below = toLinear(ground).map(encode);
  const [r = 0, g = 0, b = 0] = toLinear(color).map((n, i) => decode(alpha * encode(n) + (1 - alpha) * below[i]!));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio, 1 to 21. A transparent color is seen on the ground, mixed as a screen mixes it. */
export function contrast(front: Oklch, ground: Oklch): number {
  const [a, b] = [getLuminance(front, ground), getLuminance(ground, ground)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
