import { useCallback, useEffect, useState } from 'react';
import { PlainFailure } from '#web/runtime/failure.ts';
import { type AdminMemberFragment, useGroupMembersLazyQuery } from '#graphql/generated/admin.ts';

export interface StoredMembers {
  members: readonly AdminMemberFragment[];
  version: number;
}

interface GroupMembers {
  /** Null while loading. */
  stored: StoredMembers | null;
  error: unknown;
  /** Reads the members again. */
  read: () => Promise<StoredMembers>;
}

/** All members of a group, and the version of the group that they belong to. */
export function useGroupMembers(groupId: string): GroupMembers {
  const [groupMembers] = useGroupMembersLazyQuery({ fetchPolicy: 'network-only' });
  const [state, setState] = useState<Omit<GroupMembers, 'read'>>({ stored: null, error: null });
  const read = useCallback(() => loadMembers(groupMembers, groupId), [groupMembers, groupId]);
  useEffect(() => {
    let isCurrent = true;
    read()
      .then((stored) => ({ stored, error: null }))
      .catch((error: unknown) => ({ stored: null, error }))
      .then((state) => isCurrent && setState(state));
    return () => void (isCurrent = false);
  }, [read]);
  return { ...state, read };
}

type SendGroupMembers = ReturnType<typeof useGroupMembersLazyQuery>[0];

/** The version is that of the first page: a change while later pages are read is a conflict when the list is saved. */
async function loadMembers(groupMembers: SendGroupMembers, id: string): Promise<StoredMembers> {
  const { version, members: first } = await loadPage(groupMembers, id, null);
  const members = [...first.nodes];
  for (let page = first; page.pageInfo.hasNextPage;) {
    ({ members: page } = await loadPage(groupMembers, id, page.pageInfo.endCursor));
    members.push(...page.nodes);
  }
  return { members, version };
}

async function loadPage(groupMembers: SendGroupMembers, id: string, after: string | null) {
  const { data } = await groupMembers({ variables: { id, after } });
  if (!data?.node || !('members' in data.node)) throw new PlainFailure('This group was deleted.');
  return data.node;
}
