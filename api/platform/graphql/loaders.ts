import DataLoader from 'dataloader';
import type { Context } from '../context.ts';

type Batch<Key, Value> = (context: Context, keys: readonly Key[]) => Promise<(Value | null)[]>;

const perRequest = new WeakMap<Context, Map<unknown, unknown>>();

/** Loads one object by its key. All keys of a request within one tick become one call of `batch`. */
export function load<Key, Value>(context: Context, batch: Batch<Key, Value>, key: Key): Promise<Value | null> {
  const loaders = perRequest.get(context) ?? new Map<unknown, unknown>();
  perRequest.set(context, loaders);
  let loader = loaders.get(batch) as DataLoader<Key, Value | null> | undefined;
  if (!loader) {
    loader = new DataLoader((keys: readonly Key[]) => batch(context, keys));
    loaders.set(batch, loader);
  }
  return loader.load(key);
}
