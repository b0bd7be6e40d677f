import type { Result } from '../check.ts';
import { readFiles } from '../files.ts';
import { findCycles } from './import-cycles.ts';
import { type Import, readSource, type Source } from './source.ts';

const FOLDERS = ['api', 'web', 'graphql', 'stories', 'e2e', 'bench', 'proof', 'launch', '.storybook'];

/** The import rules of ARCHITECTURE.md. */
export function check(): Result {
  const sources = readFiles(FOLDERS, /\.(ts|tsx|mjs|cjs)$/).map(({ file, text }) => readSource(file, text));
  const errors = [...sources.flatMap(findErrors), ...findCycles(sources), ...findUnusedHooks(sources)];
  return { count: sources.length, noun: 'files', errors };
}

/** The broken rules of a file, each with what to do instead. Empty if the file follows all rules. */
type Rule = (source: Source) => string[];

const NOUN = /^api\/((?:accounts|content|portal|integration|operation)\/(?!seed\/)[^/]+)\/./;
const OURS = /^(api|web|graphql|stories|e2e|bench|launch)\//;
const FROM_ROOT = /^(api|web|graphql|content)\//;
const IS_TEST = /\.test\.tsx?$/;
const USES_EM = [
  /\.(query|service|factory)\.ts$/,
  IS_TEST,
  /^api\/(content\/seed|testing|cli|database)\//,
  /^api\/platform\/(context|limits\/(attempts|mutations)|database\/(orm|sql|prepare|batch))\.ts$/,
  // These open the ORM and fork it for each request or job. The session middleware passes forks to its store.
  /^api\/(server|serve|routes|jobs|kysely|accounts\/sessions\/session\.cookie)\.ts$/,
];
const IO = /^(node:)?(fs|net|http|https|dns|tls|child_process|process|crypto)(\/|$)|^(pg|express|@mikro-orm\/)/;

/** The import rules of ARCHITECTURE.md that are more than a list of forbidden specifiers. */
const rules: Rule[] = [
  checkSides,
  checkSharedFolder,
  checkComponents,
  checkSharedComponents,
  checkAreas,
  pageQueries,
  checkOperations,
  checkPlatform,
  checkNouns,
  checkEntityManager,
  checkPolicies,
  checkBarrels,
  checkFolders,
  checkSpecifiers,
  checkPackages,
  checkPlaces,
];

export function findErrors(source: Source): string[] {
  return rules.flatMap((rule) => rule(source)).map((error) => `${source.file}: ${error}`);
}

function checkSides({ file, imports }: Source): string[] {
  if (file.startsWith('web/')) {
    return listErrors(
      imports,
      /^api\//,
      'web must not import api. Call a generated hook, or move shared code to graphql/.',
    );
  }
  if (!file.startsWith('api/')) return [];
  const renderer = file === 'api/platform/http/pages.ts';
  const foreign = imports.filter(({ target }) => !(renderer && target === 'web/app/server.tsx'));
  return listErrors(
    foreign,
    /^web\//,
    'api must not import web. Only api/platform/http/pages.ts imports web/app/server.tsx.',
  );
}

/** Generated hooks read the answers of the page that they are part of. */
const PAGE_ANSWERS = 'web/runtime/useAnsweredQuery.ts';

function checkSharedFolder({ file, imports }: Source): string[] {
  if (!file.startsWith('graphql/')) return [];
  const importsFromOutside = imports.filter(
    ({ target }) =>
      !target.startsWith('graphql/') && !(target === PAGE_ANSWERS && file.startsWith('graphql/generated/')),
  );
  return listErrors(
    importsFromOutside,
    OURS,
    'graphql/ must not import other folders of the repository. Move the code that it needs to graphql/.',
  );
}

function checkComponents({ file, imports }: Source): string[] {
  if (!/^web\/(ui|site|portal|list|drawings|forms)\//.test(file) || IS_TEST.test(file)) return [];
  const advice =
    'components can import generated types, but not hooks or documents. Call the hook in the page and pass the data as props.';
  const valueImports = imports.filter(({ typeOnly }) => !typeOnly);
  return [
    ...listErrors(valueImports, /^graphql\/generated\//, advice),
    ...listErrors(
      imports,
      /^web\/pages\//,
      'components must not import pages. Move shared code to web/ui, web/site or web/portal.',
    ),
  ];
}

/** Generic components import no area of the site, and the areas share only generic components. */
function checkSharedComponents({ file, imports }: Source): string[] {
  const area = /^web\/(ui|site|portal)\//.exec(file)?.[1];
  if (!area) return [];
  const otherImports = imports.filter(({ target }) => !target.startsWith(`web/${area}/`));
  return listErrors(
    otherImports,
    /^web\/(site|portal)\//,
    'web/site and web/portal must not import each other, and web/ui imports neither. Move shared code to web/ui.',
  );
}

function checkAreas({ file, imports }: Source): string[] {
  // Files directly in web/pages are shared by the areas.
  const match = /^web\/pages\/(?:(site|portal|admin)\/|[^/]+$)/.exec(file);
  if (!match || IS_TEST.test(file)) return [];
  const otherImports = imports.filter(({ target }) => !target.startsWith(`web/pages/${match[1]}/`));
  const advice =
    'site, portal and admin pages must not import each other. Move shared code to web/ui, web/site or web/portal.';
  return listErrors(otherImports, /^web\/pages\/(site|portal|admin)\//, advice);
}

/** A page reads only the query parameters that its route declares. The server would drop others without notice. */
function pageQueries({ file, imports }: Source): string[] {
  // The document reader writes the current page number into the URL.
  if (!file.startsWith('web/') || file === 'web/pages/portal/documents/usePlace.ts') return [];
  if (file === 'web/runtime/usePageQuery.ts') return [];
  const reads = imports.some(({ target, names }) => target === 'react-router-dom' && names.includes('useSearchParams'));
  return reads
    ? [
        'pages must not read undeclared query parameters. Call usePageQuery of web/runtime, and declare the parameters in web/routes.tsx.',
      ]
    : [];
}

/** Code that cannot call a hook. Decision 0073 gives the reasons. */
const WITHOUT_HOOKS = ['web/app/App.tsx', 'web/runtime/passkeys.ts', 'web/pages/chat/useAnswerStream.ts'];

/** Pages declare the queries that the server runs for them, see web/runtime/pageQueries.ts. */
function checkOperations({ file, imports, callsClient }: Source): string[] {
  if (!file.startsWith('web/') || IS_TEST.test(file) || WITHOUT_HOOKS.includes(file)) return [];
  const documents = imports.filter(
    ({ target, names }) => target.startsWith('graphql/generated/') && names.some((name) => name.endsWith('Document')),
  );
  const declares = imports.some(({ target }) => target === 'web/runtime/pageQueries.ts');
  return callsClient || (documents.length > 0 && !declares)
    ? [
        'pages must not send operations through the client. Call the generated hook; for a query sent on an event, list it as lazy in codegen.ts.',
      ]
    : [];
}

function checkPlatform({ file, imports }: Source): string[] {
  if (!file.startsWith('api/platform/') || IS_TEST.test(file)) return [];
  const nouns = imports.filter(({ target }) => findNoun(target));
  const advice =
    'api/platform must not import a noun. Call the platform from the noun, or register the noun in features.ts.';
  return [...listErrors(nouns, /./, advice), ...listErrors(imports, /^api\/features\.ts$/, advice)];
}

function checkNouns({ file, imports }: Source): string[] {
  const noun = findNoun(file);
  if (!noun || IS_TEST.test(file)) return [];
  const otherImports = imports.filter(({ target }) => findNoun(target) && findNoun(target) !== noun);
  // A factory is for tests and the seed. The factory of another noun can use it.
  const open = file.endsWith('.factory.ts')
    ? /\.(entity|type|policy|query|service|limits|factory)\.ts$/
    : /\.(entity|type|policy|query|service|limits)\.ts$/;
  const internalImports = otherImports.filter(({ target }) => !open.test(target));
  return listErrors(
    internalImports,
    /./,
    'only the entity, type, policy, query, service or limits of another noun can be imported. Add what you need to its service.',
  );
}

function checkEntityManager({ file, imports, usesEm }: Source): string[] {
  if (!file.startsWith('api/') || USES_EM.some((place) => place.test(file))) return [];
  const takes = imports.some(({ names }) => names.some((name) => name.endsWith('EntityManager')));
  if (!usesEm && !takes) return [];
  return [
    'only services and queries use the EntityManager (besides seed, testing, platform/context and platform/database). Call a service.',
  ];
}

function checkPolicies({ file, imports }: Source): string[] {
  if (!file.endsWith('.policy.ts')) return [];
  const valueImports = imports.filter(({ typeOnly }) => !typeOnly);
  const advice = 'a policy must not do I/O. Load the data in the service and pass it to the policy.';
  return [...listErrors(valueImports, IO, advice), ...listErrors(valueImports, /\.(service|resolver)\.ts$/, advice)];
}

function checkBarrels({ file, imports, hasBody }: Source): string[] {
  const starred = imports.filter(({ reexport, names }) => reexport && names.includes('*'));
  const advice = 'no barrel files. Import each name from the file that defines it.';
  if (starred.length > 0) return [advice];
  return !hasBody && imports.some(({ reexport }) => reexport) && !file.endsWith('.d.ts') ? [advice] : [];
}

function checkFolders({ file }: Source): string[] {
  const name = file
    .split('/')
    .slice(0, -1)
    .find((part) => /^(utils?|helpers?|common|lib|misc)$/i.test(part));
  return name ? [`a folder must not be called ${name}. Name it after its content.`] : [];
}

const PLACES =
  /^api\/(?:(?:accounts|content|portal|integration|operation)\/[^/]+\/|(?:platform|database|testing|cli)\/|[^/]+$)/;

function checkPlaces({ file }: Source): string[] {
  if (!file.startsWith('api/') || PLACES.test(file)) return [];
  return ['a file of api/ stands in the folder of a noun in one of the five areas. Move it there.'];
}

/** Packages that belong to another part of the site, by the folder of a file. */
const PACKAGES: [folder: RegExp, packages: RegExp, advice: string][] = [
  [
    /^web\//,
    /^(@mikro-orm\/|(type-graphql|express|pg)$)/,
    'web must not import packages of the server. Call a generated hook.',
  ],
  [
    /^web\/(ui|site|portal|list|drawings|forms)\//,
    /^@apollo\/client(\/|$)/,
    'components must not import the client. Call the hook in the page and pass the data as props.',
  ],
  [
    /^api\//,
    /^(react|react-dom|@apollo\/client)(\/|$)/,
    'api must not import packages of the site. Render it in web/app.',
  ],
];

function checkPackages({ file, imports }: Source): string[] {
  if (IS_TEST.test(file)) return [];
  const isOwnForm = file === 'web/forms/Form.tsx';
  const forms = imports.filter(({ names }) => names.includes('Form') && !isOwnForm);
  return [
    ...PACKAGES.flatMap(([folder, packages, advice]) =>
      folder.test(file) ? listErrors(imports, packages, advice) : [],
    ),
    ...listErrors(
      forms,
      /^formik$/,
      'pages must not use the form of Formik. Use Form of web/forms/Form.tsx, which keeps what a person types.',
    ),
  ];
}

function checkSpecifiers({ imports }: Source): string[] {
  const advice = 'a path must not go up more than one folder. Write it from the root, such as #api/platform/errors.ts.';
  return imports
    .filter(({ target, specifier }) => specifier.startsWith('../../') && FROM_ROOT.test(target))
    .map(({ specifier }) => `imports ${specifier}: ${advice}`);
}

function listErrors(imports: Import[], pattern: RegExp, advice: string): string[] {
  return imports.filter(({ target }) => pattern.test(target)).map(({ target }) => `imports ${target}: ${advice}`);
}

const findNoun = (file: string): string | undefined => NOUN.exec(file)?.[1];

/** Finds generated hooks that no file of web/ imports. */
export function findUnusedHooks(sources: readonly Source[]): string[] {
  const usedHooks = new Set(
    sources
      .filter(({ file }) => file.startsWith('web/'))
      .flatMap(({ imports }) => imports.flatMap(({ names }) => names)),
  );
  return sources
    .filter(({ file }) => file.startsWith('graphql/generated/'))
    .flatMap(({ file, exports }) => exports.filter((name) => /^use[A-Z]/.test(name)).map((name) => ({ file, name })))
    .filter(({ name }) => !usedHooks.has(name))
    .map(
      ({ file, name }) => `${file}: no page calls ${name}. Delete its operation, or change its hooks in codegen.ts.`,
    );
}
