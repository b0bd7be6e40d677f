// The active parts of a PDF. Runs in the marking thread. Objects are judged by their values wherever they are, also if
// nothing refers to them: a key alone proves nothing, because resources can have any name.
import {
  type PDFContext,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { key } from './pdf.content.ts';

export type ActiveContentKind = 'attached' | 'active' | 'media' | 'dynamic' | 'external';

const DANGEROUS_ACTIONS: Record<string, ActiveContentKind> = {
  JavaScript: 'active',
  Launch: 'active',
  SubmitForm: 'active',
  ImportData: 'active',
  GoToE: 'attached',
  GoToDp: 'attached',
  Rendition: 'media',
  RichMediaExecute: 'media',
  Movie: 'media',
  Sound: 'media',
};
/** Common in ordinary files, and harmless to their uploaders: they are left out of every copy. */
const STRIPPED_ACTIONS = new Set(['GoToR', 'Thread']);
const DANGEROUS_ANNOTATIONS: Record<string, ActiveContentKind> = {
  FileAttachment: 'attached',
  Screen: 'media',
  Movie: 'media',
  Sound: 'media',
  RichMedia: 'media',
  '3D': 'media',
};
const ATTACHED_KEYS = ['F', 'UF', 'DOS', 'Mac', 'Unix'];
const NAME_TREES = ['JavaScript', 'EmbeddedFiles', 'Renditions', 'AlternatePresentations'];
const LINK = /^(https?:|mailto:|tel:|ftp:|(?![\\/]{2})[^:]*([/?#]|$))/i;
const MAX_REFERENCES = 16;

/** The value behind references to references. */
function resolve(context: PDFContext, value: PDFObject | undefined): PDFObject | undefined {
  let object = value;
  for (let n = 0; object instanceof PDFRef && n < MAX_REFERENCES; n += 1) object = context.lookup(object);
  return object;
}

function dictAt(dict: PDFDict, name: string): PDFDict | null {
  const object = resolve(dict.context, dict.get(key(name)));
  if (object instanceof PDFStream) return object.dict;
  return object instanceof PDFDict ? object : null;
}

function nameAt(dict: PDFDict, name: string): string {
  const object = resolve(dict.context, dict.get(key(name)));
  return object instanceof PDFName ? object.decodeText() : '';
}

/**
 * Every dictionary and array of the file, also nested ones and those in object streams. References are not followed.
 */
function* everyObject(pdf: PDFDocument): Generator<PDFDict | PDFArray | PDFStream> {
  for (const [, root] of pdf.context.enumerateIndirectObjects()) {
    const open: PDFObject[] = [root];
    for (let value = open.pop(); value; value = open.pop()) {
      if (value instanceof PDFStream) {
        yield value;
        open.push(value.dict);
      } else if (value instanceof PDFDict) {
        yield value;
        for (const inner of value.values()) open.push(inner);
      } else if (value instanceof PDFArray) {
        yield value;
        for (let at = 0; at < value.size(); at += 1) open.push(value.get(at));
      }
    }
  }
}

/** The part of this PDF that is refused at upload. Null if there is none. */
export function findActiveContent(pdf: PDFDocument): ActiveContentKind | null {
  const { catalog } = pdf;
  const names = dictAt(catalog, 'Names');
  const files = [catalog, names].some((dict) => dict?.has(key('Collection')) || dict?.has(key('EmbeddedFiles')));
  if (files) return 'attached';
  if (names?.has(key('JavaScript'))) return 'active';
  if (dictAt(catalog, 'AcroForm')?.has(key('XFA'))) return 'dynamic';
  for (const object of everyObject(pdf)) {
    const activeContent = object instanceof PDFDict ? findActiveContentInDict(object) : null;
    if (activeContent) return activeContent;
    if (object instanceof PDFStream && object.dict.has(key('F'))) return 'external';
  }
  return null;
}

function findActiveContentInDict(dict: PDFDict): ActiveContentKind | null {
  if (hasAttachment(dict)) return 'attached';
  return DANGEROUS_ACTIONS[nameAt(dict, 'S')] ?? findActiveAnnotation(dict);
}

const findActiveAnnotation = (dict: PDFDict): ActiveContentKind | null =>
  (dict.has(key('Rect')) && DANGEROUS_ANNOTATIONS[nameAt(dict, 'Subtype')]) || null;

const hasAttachment = (dict: PDFDict): boolean => {
  const files = dictAt(dict, 'EF');
  return files !== null && ATTACHED_KEYS.some((name) => files.has(key(name)));
};

/** Removes all active parts from a PDF, for every copy that leaves the server. */
export function stripActiveContent(pdf: PDFDocument): void {
  const { catalog } = pdf;
  for (const name of ['OpenAction', 'AA', 'Collection', 'AF', 'EmbeddedFiles']) catalog.delete(key(name));
  const names = dictAt(catalog, 'Names');
  for (const name of NAME_TREES) names?.delete(key(name));
  dictAt(catalog, 'AcroForm')?.delete(key('XFA'));
  const objects = [...everyObject(pdf)];
  for (const object of objects) if (object instanceof PDFDict) stripDict(object);
  for (const [ref, object] of pdf.context.enumerateIndirectObjects())
    if (object instanceof PDFStream && nameAt(object.dict, 'Type') === 'EmbeddedFile') pdf.context.delete(ref);
  // All dangerous dictionaries are empty now, so the references to them can be removed.
  for (const object of objects) {
    if (object instanceof PDFDict) unlink(object);
    if (object instanceof PDFStream) for (const name of ['F', 'Ref', 'OPI']) object.dict.delete(key(name));
  }
}

function stripDict(dict: PDFDict): void {
  if (hasAttachment(dict)) dropAttachment(dict);
  const action = nameAt(dict, 'S');
  const isForeign = action === 'URI' && !LINK.test(textAt(dict, 'URI').trimStart());
  const isDangerous = Object.hasOwn(DANGEROUS_ACTIONS, action) || STRIPPED_ACTIONS.has(action) || isForeign;
  if (isDangerous || findActiveAnnotation(dict)) for (const name of dict.keys()) dict.delete(name);
}

/** The embedded file, too: it would be written although nothing refers to it. */
function dropAttachment(dict: PDFDict): void {
  for (const value of dictAt(dict, 'EF')?.values() ?? []) if (value instanceof PDFRef) dict.context.delete(value);
  for (const name of dict.keys()) dict.delete(name);
}

function unlink(dict: PDFDict): void {
  for (const name of ['A', 'PA', 'Next']) if (isEmpty(dictAt(dict, name))) dict.delete(key(name));
  // The key AA alone is not enough, because a font can have this name too. Actions are recognized by their function.
  const triggers = dictAt(dict, 'AA')?.values() ?? [];
  const actions = triggers.map((value) => resolve(dict.context, value));
  if (actions.some((value) => value instanceof PDFDict && (isEmpty(value) || nameAt(value, 'S'))))
    dict.delete(key('AA'));
  const annotations = resolve(dict.context, dict.get(key('Annots')));
  if (!(annotations instanceof PDFArray)) return;
  for (let at = annotations.size() - 1; at >= 0; at -= 1) {
    const annotation = resolve(dict.context, annotations.get(at));
    if (annotation instanceof PDFDict && isEmpty(annotation)) annotations.remove(at);
  }
}

const isEmpty = (dict: PDFDict | null): boolean => dict !== null && dict.keys().length === 0;

function textAt(dict: PDFDict, name: string): string {
  const object = resolve(dict.context, dict.get(key(name)));
  const decode = (object as { decodeText?: () => string } | undefined)?.decodeText;
  return decode ? decode.call(object) : '';
}
