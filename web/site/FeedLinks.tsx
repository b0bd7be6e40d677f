import { useSite } from '../runtime/SiteContext.tsx';

/** The site's feeds, served by api/content/discovery. */
const FEEDS = [
  { name: 'RSS', path: '/rss.xml', type: 'application/rss+xml' },
  { name: 'Atom', path: '/atom.xml', type: 'application/atom+xml' },
  { name: 'JSON Feed', path: '/feed.json', type: 'application/feed+json' },
] as const;

type Category = { name: string; slug: string };

const getPath = (path: string, category: Category | null) =>
  category ? `${path}?category=${encodeURIComponent(category.slug)}` : path;

/**
 * Lets feed readers discover the feeds of all articles and of the page's category. React hoists the links into <head>.
 */
export function FeedDiscovery({ category = null }: { category?: Category | null }) {
  const { name } = useSite();
  const categories = category ? [category, null] : [null];
  return categories.flatMap((slug) =>
    FEEDS.map((feed) => (
      <link
        key={getPath(feed.path, slug)}
        rel="alternate"
        type={feed.type}
        title={`${name}: ${slug?.name ?? 'Resources'} (${feed.name})`}
        href={getPath(feed.path, slug)}
      />
    )),
  );
}

/** Visible links to the feeds. */
export function FeedLinks({ category }: { category: Category | null }) {
  return (
    <p className="label">
      {category ? `Follow ${category.name}: ` : 'Follow new articles: '}
      {FEEDS.map(({ name, path }, index) => (
        <span key={name}>
          {index > 0 && ' · '}
          <a href={getPath(path, category)}>{name}</a>
        </span>
      ))}
    </p>
  );
}
