import { useEffect, useState } from 'react';
import { PlainFailure } from '../../../runtime/failure.ts';
import { type AdminMemberFragment, useGroupMembersLazyQuery } from '../../../../graphql/generated/admin.ts';

interface GroupMembers {
  /** Null while loading. */
  members: readonly AdminMemberFragment[] | null;
  error: unknown;
}

/** All members of a group. Saving replaces the whole list, so the dialog loads every page. */
export function useGroupMembers(groupId: string): GroupMembers {
  const [groupMembers] = useGroupMembersLazyQuery({ fetchPolicy: 'network-only' });
  const [state, setState] = useState<GroupMembers>({ members: null, error: null });
  useEffect(() => {
    let isCurrent = true;
    loadMembers(groupMembers, groupId)
      .then((members) => ({ members, error: null }))
      .catch((error: unknown) => ({ members: null, error }))
      .then((members) => isCurrent && setState(members));
    return () => void (isCurrent = false);
  }, [groupMembers, groupId]);
  return state;
}

type SendGroupMembers = ReturnType<typeof useGroupMembersLazyQuery>[0];

async function loadMembers(groupMembers: SendGroupMembers, id: string): Promise<AdminMemberFragment[]> {
  const members: AdminMemberFragment[] = [];
  for (let after: string | null = null, hasMore = true; hasMore;) {
    const page = await loadPage(groupMembers, id, after);
    members.push(...page.nodes);
    ({ endCursor: after, hasNextPage: hasMore } = page.pageInfo);
  }
  return members;
}

async function loadPage(groupMembers: SendGroupMembers, id: string, after: string | null) {
  const { data } = await groupMembers({ variables: { id, after } });
  if (!data?.node || !('members' in data.node)) throw new PlainFailure('This group was deleted.');
  return data.node.members;
}
