// The visitor's theme choice, stored under one localStorage key and set as one attribute on <html>.
export type Theme = 'system' | 'paper' | 'blueprint';
const key = 'sheet';

/** This script runs in <head> before the first paint. The content security policy must contain its hash. */
export const themeScript = `try{var s=localStorage.getItem('${key}');if(s==='paper'||s==='blueprint')document.documentElement.dataset.sheet=s}catch(e){}`;

const listeners = new Set<() => void>();

export function readTheme(): Theme {
  const theme = document.documentElement.dataset['sheet'];
  return theme === 'paper' || theme === 'blueprint' ? theme : 'system';
}

export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['sheet'];
  else dataset['sheet'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // The browser may block storage. The choice then applies only to this page view.
  }
  for (const listener of listeners) listener();
}

export function watchTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
