import type { ExplorerExample } from './explorer-example.ts';

/** The examples for people who are signed in, or whose token has the scopes. */
export const memberExamples: readonly ExplorerExample[] = [
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
