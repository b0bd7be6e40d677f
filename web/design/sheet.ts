// Which sheet the visitor chose: remembered under one key, shown as one attribute on <html>.
export type Sheet = 'system' | 'paper' | 'blueprint';
const key = 'sheet';

/** Runs in <head> before the first paint; its hash belongs in the content security policy. */
export const sheetScript = `try{var s=localStorage.getItem('${key}');if(s==='paper'||s==='blueprint')document.documentElement.dataset.sheet=s}catch(e){}`;

const listeners = new Set<() => void>();

export function readSheet(): Sheet {
  const chosen = document.documentElement.dataset['sheet'];
  return chosen === 'paper' || chosen === 'blueprint' ? chosen : 'system';
}

export function chooseSheet(sheet: Sheet): void {
  const { dataset } = document.documentElement;
  if (sheet === 'system') delete dataset['sheet'];
  else dataset['sheet'] = sheet;
  try {
    if (sheet === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, sheet);
  } catch {
    // Storage can be forbidden; the choice then lasts for this page only.
  }
  for (const listener of listeners) listener();
}

export function watchSheet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
