// The visitor's theme choice, stored under one localStorage key and set as one attribute on <html>.
export type Sheet = 'system' | 'paper' | 'blueprint';
const key = 'sheet';

/** This script runs in <head> before the first paint. The content security policy must contain its hash. */
export const sheetScript = `try{var s=localStorage.getItem('${key}');if(s==='paper'||s==='blueprint')document.documentElement.dataset.sheet=s}catch(e){}`;

const listeners = new Set<() => void>();

export function readSheet(): Sheet {
  const sheet = document.documentElement.dataset['sheet'];
  return sheet === 'paper' || sheet === 'blueprint' ? sheet : 'system';
}

export function chooseSheet(sheet: Sheet): void {
  const { dataset } = document.documentElement;
  if (sheet === 'system') delete dataset['sheet'];
  else dataset['sheet'] = sheet;
  try {
    if (sheet === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, sheet);
  } catch {
    // The browser may block storage. The choice then applies only to this page view.
  }
  for (const listener of listeners) listener();
}

export function watchSheet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
