// The example queries of the explorer at /graphql. The tests run all of them. They only read, so each can run at once.

import type { ExplorerExample } from './explorer-example.ts';
import { memberExamples } from './member-examples.ts';

export const explorerExamples: readonly ExplorerExample[] = [
  {
    title: 'The newest articles',
    access: 'Public',
    query: `query NewestArticles {
  articles(first: 5) {
    nodes {
      title
      slug
      publishedAt
      readingMinutes
    }
  }
}`,
  },
  {
    title: 'One article as Markdown',
    access: 'Public',
    query: `query ArticleText($slug: String!) {
  article(slug: $slug) {
    id
    title
    body
    category {
      name
    }
  }
}`,
    variables: { slug: 'audit-logs-that-hold-up' },
  },
  {
    title: 'A list, page by page',
    access: 'Public',
    query: `# Send pageInfo.endCursor as "after" to get the next page.
query ArticlePage($first: Int!, $after: String) {
  articles(first: $first, after: $after) {
    nodes {
      id
      title
      updatedAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`,
    variables: { first: 3, after: null },
  },
  {
    title: 'Articles of one category',
    access: 'Public',
    query: `query ArticlesByCategory($category: String!) {
  categories(first: 100) {
    nodes {
      name
      slug
      articleCount
    }
  }
  articles(first: 10, filter: { category: $category }) {
    nodes {
      title
      summary
    }
  }
}`,
    variables: { category: 'rules-and-regulators' },
  },
  {
    title: 'Search articles and case studies',
    access: 'Public',
    query: `query Search($query: String!) {
  search(first: 5, filter: { query: $query }) {
    nodes {
      kind
      title
      excerpt
      path
    }
  }
}`,
    variables: { query: 'audit log' },
  },
  {
    title: 'Case studies of an industry',
    access: 'Public',
    query: `query CaseStudies($industry: Industry!) {
  caseStudies(first: 5, filter: { industry: $industry }) {
    nodes {
      id
      title
      facts {
        label
        value
      }
    }
  }
}`,
    variables: { industry: 'HEALTHCARE' },
  },
  {
    title: 'News from other sites',
    access: 'Public',
    query: `query FeedItems {
  feedItems(first: 10) {
    nodes {
      title
      url
      publishedAt
      source {
        title
      }
    }
  }
}`,
  },
  {
    title: 'An answer quoted from this site',
    access: 'Public',
    query: `query Answer($question: String!) {
  chatAnswer(filter: { question: $question }) {
    kind
    sentences {
      text
    }
    citations {
      title
      path
    }
  }
}`,
    variables: { question: 'Does the system need the internet?' },
  },
  ...memberExamples,
];
