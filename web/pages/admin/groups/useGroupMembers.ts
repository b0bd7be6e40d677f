import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { PlainFailure } from '../../../runtime/failure.ts';
import { type DeskMemberFragment, GroupMembersDocument } from '../../../../graphql/generated/admin.ts';

interface GroupMembers {
  /** Null while they load. */
  members: readonly DeskMemberFragment[] | null;
  error: unknown;
}

/** All members of a group: saving replaces the members, so the dialog needs every page. */
export function useGroupMembers(groupId: string): GroupMembers {
  const client = useApolloClient();
  const [state, setState] = useState<GroupMembers>({ members: null, error: null });
  useEffect(() => {
    let isCurrent = true;
    loadMembers(client, groupId)
      .then((members) => ({ members, error: null }))
      .catch((error: unknown) => ({ members: null, error }))
      .then((loaded) => isCurrent && setState(loaded));
    return () => void (isCurrent = false);
  }, [client, groupId]);
  return state;
}

async function loadMembers(client: ApolloClient, id: string): Promise<DeskMemberFragment[]> {
  const members: DeskMemberFragment[] = [];
  for (let after: string | null = null, hasMore = true; hasMore;) {
    const page = await loadPage(client, id, after);
    members.push(...page.nodes);
    ({ endCursor: after, hasNextPage: hasMore } = page.pageInfo);
  }
  return members;
}

async function loadPage(client: ApolloClient, id: string, after: string | null) {
  const variables = { id, after };
  const { data } = await client.query({ query: GroupMembersDocument, variables, fetchPolicy: 'network-only' });
  if (!data?.node || !('members' in data.node)) throw new PlainFailure('This group was deleted.');
  return data.node.members;
}
