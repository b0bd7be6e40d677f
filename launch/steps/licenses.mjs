import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { runNpm } from './install.mjs';
import { LaunchError, ROOT, inRoot, readJson } from './project.mjs';

/** Development packages whose files are part of the bundles: the fonts. */
const BUNDLED = /^node_modules\/@fontsource-variable\//;
const NOTICE = /^(licen[sc]e|notice|copying|third-?party)/i;
const RULE = '-'.repeat(80);

const HEAD = `This site contains the software packages and fonts below. Each entry names the packages, their versions and
their declared license, followed by the license texts and notices that the packages contain.`;

/** Writes licenses.txt, as text and compressed, into the served folder. */
export function writeNotices(folder) {
  const text = Buffer.from(describeLicenses());
  const file = path.join(folder, 'licenses.txt');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, text);
  fs.writeFileSync(`${file}.br`, brotliCompressSync(text));
  fs.writeFileSync(`${file}.gz`, gzipSync(text));
}

/**
 * The license texts of all packages of a production install for every platform, and of the fonts.
 *
 * @param folder an install for another platform, whose packages are described in place of those for every platform
 */
export function describeLicenses(folder) {
  return `${HEAD}\n\n${describePackages(folder).join(`\n\n${RULE}\n\n`)}\n`;
}

/** Packages with the same license texts share an entry. */
function describePackages(folder) {
  const entries = new Map();
  for (const { title, texts } of listPackages(folder)) {
    const body = texts.join('\n\n');
    entries.set(body, [...(entries.get(body) ?? []), title]);
  }
  return [...entries].map(([body, titles]) => {
    const names = [...new Set(titles)].join('\n');
    return `${names}\n\n${body || 'These packages contain no license file. Their declared license applies.'}`;
  });
}

function listPackages(folder = ROOT) {
  const { packages } = readJson(inRoot('package-lock.json'));
  return Object.entries(packages)
    .filter(([place, { dev }]) => place && (!dev || BUNDLED.test(place)))
    .filter(([place, { dev }]) => dev || folder === ROOT || fs.existsSync(path.join(folder, place)))
    .map(([place, { version, license, dev }]) => ({
      title: `${getPackageName(place)} ${version} (${license ?? 'see below'})`,
      // Fonts are part of the built files and are not installed.
      texts: readTexts(path.join(dev ? ROOT : folder, place)),
    }));
}

const getPackageName = (place) => place.split('node_modules/').at(-1);

/** A package for another platform is not installed here, so its entry has no text. */
function readTexts(folder) {
  if (!fs.existsSync(folder)) return [];
  const files = fs.readdirSync(folder, { withFileTypes: true });
  return files
    .filter((file) => file.isFile() && NOTICE.test(file.name))
    .map(({ name }) => fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
}

/** Writes a CycloneDX software bill of materials of the production packages. Needs no network. */
export async function writeBillOfMaterials(file) {
  const { code, output } = await runNpm([
    'sbom',
    '--package-lock-only',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--offline',
    '--loglevel=silent',
  ]);
  if (code !== 0) throw new LaunchError(`${output.trim()}\nCould not write the software bill of materials: see above.`);
  // Not with --omit=dev: npm 11 then also omits packages that both production and development packages need.
  const bill = selectComponents(JSON.parse(output), readJson(inRoot('package-lock.json')).packages);
  // npm would use the name of the folder.
  bill.metadata.component.name = readJson(inRoot('package.json')).name;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
}

/** Removes what is not a production package of this lockfile. */
export function selectComponents(bill, packages) {
  const production = new Set(
    Object.entries(packages)
      .filter(([place, { dev }]) => place && !dev)
      .map(([place, { version }]) => `${getPackageName(place)}@${version}`),
  );
  const root = bill.metadata.component['bom-ref'];
  const components = bill.components.filter((component) => production.has(component['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => ref === root || production.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((target) => production.has(target)) }));
  return { ...bill, components, dependencies };
}
