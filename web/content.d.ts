// Files of content/, see launch/content.ts.

declare module '*.mdx' {
  import type { ComponentType } from 'react';
  import type { FrontMatter } from './site/contentPage.tsx';

  /** The front matter. Its lists have the form that the text needs; `npm run check` compares them. */
  export const page: FrontMatter & Record<string, never>;
  const Page: ComponentType;
  export default Page;
}

declare module '*/facts.yaml' {
  const facts: Record<'components' | 'connections' | 'layers' | 'writing' | 'demo', string>;
  export default facts;
}

declare module '*/connections.yaml' {
  type Line = readonly [line: string, from: string, to: string, carries: string, by: string, port: string];
  const lines: Record<'connections' | 'ownServices', readonly Line[]>;
  export default lines;
}

declare module '*/mappings.yaml' {
  type Row = readonly [control: string, product: string, yours: string, evidence: string];
  const mappings: {
    evidence: Readonly<Record<string, { name: string; to: string }>>;
    frameworks: readonly { id: string; name: string; note: string; rows: readonly Row[] }[];
  };
  export default mappings;
}

declare module '*.yaml' {
  const data: unknown;
  export default data;
}
