import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { DataQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { EditorBar } from './EditorBar.tsx';

/** No text has this id, so one query serves both new and existing texts. */
const NEW = 'new';

/** The variables of a query for the text of a URL. */
export const toId = ({ params: { id = NEW } }: { params: { id?: string } }) => ({ id });

type QueryState<Data> = Parameters<typeof QueryResult<Data>>[0]['query'];

type EditPageProps<Data, Variables extends object, Text> = {
  query: DataQuery<Data, Variables, QueryState<NoInfer<Data>>>;
  getText: (data: Data) => Text | null;
  /** The text in words, and the list of these texts. */
  kind: { noun: string; list: { to: string; label: string } };
  description: string;
  /** The URLs of a new text and of one with an id. */
  newPath: string;
  getPath: (id: string) => string;
  /** Why no text can have the id. */
  missing?: string;
  renderEditor: (text: Text | null, data: Data, onCreate: (id: string) => void, key: number) => ReactNode;
};

/** The editor page for new and existing texts. */
export function EditPage<Data, Variables extends object, Text>(props: EditPageProps<Data, Variables, Text>) {
  const { getText, description, newPath, getPath, missing = 'It may have been deleted.', renderEditor } = props;
  const { noun, list } = props.kind;
  const { id = NEW } = useParams();
  const { number, isCreatedHere, onCreate } = useVisit(id, getPath);
  // Never from the cache: editing starts from the newest version.
  const query = usePageData(props.query, { fetchPolicy: 'network-only', skip: isCreatedHere });
  const isNew = id === NEW;
  const title = `${isNew ? 'New' : 'Edit'} ${noun}`;
  const data = query.data ?? (isCreatedHere ? query.previousData : undefined);
  const text = data === undefined ? null : getText(data);
  const hasEditor = data !== undefined && (isNew || isCreatedHere || text !== null);
  return (
    <>
      <PageHead title={title} description={description} path={isNew ? newPath : getPath(id)} hidden />
      {!hasEditor && <EditorBar list={list} title={title} />}
      <QueryResult query={query} keepsFormer={isCreatedHere}>
        {(shown) =>
          hasEditor ? (
            renderEditor(text, shown, onCreate, number)
          ) : (
            <Empty
              isMissing
              title={`This ${noun} does not exist.`}
              to={list.to}
              action={`Show all ${list.label.toLowerCase()}`}
            >
              {missing}
            </Empty>
          )
        }
      </QueryResult>
    </>
  );
}

/** One visit to a text. It goes on when the first save gives a new text its id, so that typing is not interrupted. */
function useVisit(id: string, getPath: (id: string) => string) {
  const navigate = useNavigate();
  const [visit, setVisit] = useState<{ id: string; number: number; createdId: string | null }>({
    id,
    number: 0,
    createdId: null,
  });
  const isCreatedHere = visit.createdId === id;
  if (visit.id !== id) setVisit(isCreatedHere ? { ...visit, id } : { id, number: visit.number + 1, createdId: null });
  const onCreate = (createdId: string) => {
    setVisit((now) => ({ ...now, createdId }));
    void navigate(getPath(createdId), { replace: true, state: { keepsPlace: true } });
  };
  return { number: visit.number, isCreatedHere, onCreate };
}
