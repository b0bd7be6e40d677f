import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { JsonMl, RichText as Tree } from '#graphql/json-ml.ts';
import styles from './RichText.module.css';

// The server's sanitizer decides which elements a text may contain. This list makes sure that the browser never creates
// others, whatever arrives. Elements are created one by one, so the browser parses no markup.
const TAGS = new Set(
  'h2 h3 h4 p a strong em del code pre blockquote ul ol li hr br img picture source table thead tbody tr th td input section sup figure figcaption div svg use'.split(
    ' ',
  ),
);

type RichTextProps = {
  tree: Tree;
  /** The buttons of a block of code, which are in its corner. */
  renderCodeAction?: (code: string) => ReactNode;
};

/** Renders a sanitized text from its element tree. */
export function RichText({ tree, renderCodeAction }: RichTextProps) {
  return <div className={styles.text}>{tree.map((node, key) => toNode(node, key, { renderCodeAction }))}</div>;
}

interface Surroundings {
  /** The headings of the table that the node is in. */
  columns?: string[];
  renderCodeAction?: RichTextProps['renderCodeAction'];
}

function toNode(node: JsonMl, key: number, { columns = [], renderCodeAction }: Surroundings): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, ...rest] = node;
  if (typeof tag !== 'string' || !TAGS.has(tag)) return null;
  const [first] = rest;
  const jsonAttributes = typeof first === 'object' && !Array.isArray(first) ? first : {};
  const surroundings = { columns: tag === 'table' ? listColumns(node) : columns, renderCodeAction };
  const children = listChildren(node).map((child, index) => toNode(child, index, surroundings));
  const attributes = Object.fromEntries(
    Object.entries(jsonAttributes).map(([name, value]) => [getAttributeName(name), value]),
  );
  // Phones show the heading of the column beside each cell.
  if (tag === 'td' && columns[key]) attributes['data-label'] = columns[key];
  const { href } = jsonAttributes;
  if (tag === 'a' && href?.startsWith('/'))
    return (
      <Link key={key} to={href} {...attributes}>
        {children}
      </Link>
    );
  if (tag === 'a')
    return (
      <a key={key} rel="noopener" {...attributes}>
        {children}
      </a>
    );
  if (tag === 'pre' && renderCodeAction)
    return (
      <div key={key} className={styles.code}>
        <div className={styles.codeAction}>{renderCodeAction(getText(node).trimEnd())}</div>
        <pre {...attributes}>{children}</pre>
      </div>
    );
  if (tag === 'input') return <input key={key} {...attributes} disabled readOnly />;
  return createElement(
    tag,
    { key, ...attributes },
    ...(children.length > 0 ? [createElement(Fragment, null, ...children)] : []),
  );
}

const listChildren = (node: JsonMl | undefined): JsonMl[] =>
  Array.isArray(node)
    ? node.slice(1).filter((child): child is JsonMl => typeof child === 'string' || Array.isArray(child))
    : [];

/** The texts of a table's first row, at the positions of the cells in the other rows. */
const listColumns = (table: JsonMl): string[] => {
  const [head] = listChildren(table).filter((part) => part[0] === 'thead');
  const [row] = listChildren(head).filter((part) => part[0] === 'tr');
  return listChildren(row).map((cell) => getText(cell).trim());
};

/** The tree uses DOM property names, but React expects hyphens in aria and data attributes. */
const getAttributeName = (name: string): string =>
  name.startsWith('aria')
    ? `aria-${name.slice(4).toLowerCase()}`
    : name.startsWith('data')
      ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      : name;

export interface Heading {
  id: string;
  text: string;
}

/** The second-level headings of a text, for its table of contents. */
export const listHeadings = (tree: Tree): Heading[] =>
  tree.flatMap((node) => {
    if (typeof node === 'string' || node[0] !== 'h2') return [];
    const attributes = node[1];
    const id = typeof attributes === 'object' && !Array.isArray(attributes) ? attributes['id'] : undefined;
    return id ? [{ id, text: getText(node) }] : [];
  });

const getText = (node: JsonMl | Record<string, string>): string => {
  if (typeof node === 'string') return node;
  return Array.isArray(node) ? node.slice(1).map(getText).join('') : '';
};
