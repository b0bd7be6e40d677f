// The example queries of the explorer at /graphql. The tests run all of them. They only read, so each can run at once.

export interface ExplorerExample {
  title: string;
  /** Who gets an answer: everyone, every member of the portal, or administrators. */
  access: 'Public' | 'Signed in' | 'Administrators';
  query: string;
  variables?: Record<string, unknown>;
}

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
  {
    title: 'Your account and its tokens',
    access: 'Signed in',
    query: `query Account {
  viewer {
    id
    name
    email
    roles
    tokens(first: 20) {
      nodes {
        name
        prefix
        scopes
        expiresAt
        lastUsedAt
      }
    }
  }
}`,
  },
  {
    title: 'Documents shared with you',
    access: 'Signed in',
    query: `query Documents {
  documents(first: 20) {
    nodes {
      id
      title
      version
      updatedAt
      rights
      folder {
        name
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`,
  },
  {
    title: 'Events in a period',
    access: 'Signed in',
    query: `query Events($from: DateTime!, $to: DateTime!) {
  events(first: 50, filter: { from: $from, to: $to }) {
    nodes {
      id
      title
      startsAt
      endsAt
      timeZone
      location
      status
    }
  }
}`,
    variables: { from: '2026-01-01T00:00:00Z', to: '2027-12-31T00:00:00Z' },
  },
  {
    title: 'Investor updates',
    access: 'Signed in',
    query: `query InvestorUpdates {
  investorUpdates(first: 10) {
    nodes {
      id
      title
      publishedAt
      readAt
    }
  }
}`,
  },
  {
    title: 'The access log of documents',
    access: 'Signed in',
    query: `query AccessLog($after: String) {
  accessLog(first: 50, after: $after) {
    nodes {
      createdAt
      kind
      documentTitle
      person {
        name
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`,
    variables: { after: null },
  },
  {
    title: 'Pending requests for access',
    access: 'Administrators',
    query: `query PendingUsers {
  inbox {
    kind
    count
  }
  users(first: 20, filter: { status: PENDING }) {
    nodes {
      id
      name
      company
      reason
      createdAt
    }
  }
}`,
  },
  {
    title: 'The audit log',
    access: 'Administrators',
    query: `query AuditLog {
  auditEvents(first: 20) {
    nodes {
      createdAt
      kind
      actor {
        name
      }
      ipAddress
      details
    }
  }
}`,
  },
];
