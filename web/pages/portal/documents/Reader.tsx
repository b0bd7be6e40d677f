import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { getPageLabel, type PageLabels } from '#graphql/page-name.ts';
import { documentSearch } from '#graphql/limits.ts';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { useHydrating } from '#web/runtime/useHydrating.ts';
import { Button } from '#web/ui/Button.tsx';
import { DocumentOutline, type OutlineEntry } from './DocumentOutline.tsx';
import { FindField } from './FindField.tsx';
import { MatchList } from './MatchList.tsx';
import { PageRuler } from './PageRuler.tsx';
import { PageSheet } from './PageSheet.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import type { QuestionRequest } from './AskForm.tsx';
import { ReaderBar } from './ReaderBar.tsx';
import { ReaderHead } from './ReaderHead.tsx';
import { type PanelTab, ReaderPanel } from './ReaderPanel.tsx';
import styles from './Reader.module.css';
import { type DocumentHit, useDocumentSearch } from './useDocumentSearch.ts';
import { useFollowing, useStartPage } from './usePlace.ts';
import { useReaderKeys } from './useReaderKeys.ts';
import { countColumns, useFullScreen, useReaderView } from './useReaderView.ts';
import { useReading } from './useReading.ts';
import { ViewMenu } from './ViewMenu.tsx';

interface ReaderProps {
  document: ComponentProps<typeof ReaderHead>['document'] & {
    id: string;
    version: number;
    pageCount: number | null;
    pageShapes: readonly number[];
    pageLabels: PageLabels;
    outline: readonly OutlineEntry[] | null;
    readPages: readonly number[];
  };
  readerId: string;
  /** What is known about the document. */
  details: ReactNode;
}

const NO_PRINTING = 'You can read this document here, but not print it. Printing requires the right to download.';
const PRINTING = 'Only pages that are loaded are printed. Download the document to print all pages.';

/**
 * The document's pages, loaded as they come near the viewport, with all pages at one side and the results of the search,
 * the questions and the details at the other. Without JavaScript, one page at a time with links to the others.
 */
export function Reader({ document, readerId, details }: ReaderProps) {
  const { title, viewerCan, pageShapes: shapes, pageLabels: labels } = document;
  const reader = useReader(document, readerId);
  const { of, isPlain, current, go, turn, search, hits, view, full, room, field } = reader;
  const label = getPageLabel(current, labels);
  const [showsText, setShowsText] = useState(false);
  const [pictures, addPicture] = usePictures();
  const entries = document.outline ?? [];
  const ofDocument = { documentId: document.id, version: document.version, pageCount: document.pageCount, labels };
  const contentsButton = useRef<HTMLButtonElement>(null);
  const contents = useOutline(contentsButton, go);
  const panel = usePanel();
  const { find, wanted } = useFinding(isPlain, (text) => {
    panel.show('matches');
    void search.find(text);
  });
  return (
    <div className={styles.withReader} data-reader="">
      <ReaderHead {...{ document, label }} onAsk={isPlain ? null : () => panel.ask(current)} />
      <div ref={room} className={`${styles.reader} ${viewerCan.download ? '' : styles.noPrint}`}>
        <p className="print-only">{viewerCan.download ? PRINTING : NO_PRINTING}</p>
        <ReaderBar {...{ current, of, labels, isPlain }} continued={reader.continued} onGo={go} onTurn={turn}>
          {entries.length > 0 && (
            <ContentsButton button={contentsButton} isOpen={contents.isOpen} onToggle={contents.toggle} />
          )}
          <FindField
            {...{ labels, field }}
            search={search.search}
            initial={wanted}
            onFind={find}
            onMove={search.move}
            onClear={search.clear}
            onLeave={() => reader.pages.current?.focus({ preventScroll: true })}
          />
          <ViewMenu
            {...{ zoom: view.zoom, showsText, isFull: full.isFull }}
            onContents={entries.length > 0 ? contents.toggle : null}
            onFullScreen={full.isPossible ? full.toggle : null}
            onZoom={view.choose}
            onStep={view.step}
            onText={setShowsText}
          />
        </ReaderBar>
        <div className={styles.room}>
          {contents.isOpen && (
            <DocumentOutline {...{ entries, current, labels }} onGo={contents.go} onClose={contents.close} />
          )}
          {!isPlain && !contents.isOpen && (
            <PageRuler
              {...{ of, labels, current, pictures, shapes }}
              hits={countHits(hits)}
              readPages={reader.read}
              onGo={go}
            />
          )}
          <Pages id={document.id} onPicture={addPicture} {...{ reader, title, labels, shapes, showsText }} />
        </div>
        <p className={styles.hint}>Each page carries your name, your email address, the time and a watermark code.</p>
      </div>
      <ReaderPanel
        tab={panel.tab}
        matchCount={search.search.hits.length}
        isPlain={isPlain}
        onTab={panel.show}
        matches={
          <MatchList
            {...{ documentId: document.id, labels, search: search.search }}
            onSelect={(at) => search.move(at - search.search.at)}
          />
        }
        questions={
          <QuestionsSection {...ofDocument} {...{ current }} request={panel.request} onGo={isPlain ? null : go} />
        }
        details={details}
      />
    </div>
  );
}

type ContentsButtonProps = { button: RefObject<HTMLButtonElement | null>; isOpen: boolean; onToggle: () => void };

const ContentsButton = ({ button, isOpen, onToggle }: ContentsButtonProps) => (
  <Button
    size="small"
    ref={button}
    data-contents=""
    className={styles.contents}
    aria-expanded={isOpen}
    onClick={onToggle}
  >
    Contents
  </Button>
);

interface PagesProps {
  id: string;
  title: string;
  labels: PageLabels;
  shapes: readonly number[];
  showsText: boolean;
  reader: ReturnType<typeof useReader>;
  onPicture: (page: number, picture: HTMLImageElement) => void;
}

function Pages({ id, title, labels, shapes, showsText, reader, onPicture }: PagesProps) {
  const { of, isPlain, start, near, hits, search, view, pages } = reader;
  const pageNumbers = isPlain ? [start] : Array.from(shapes, (_, at) => at + 1);
  return (
    <section
      ref={pages}
      aria-label={`Pages of ${title}`}
      // The region scrolls horizontally and handles its own keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`${styles.pages} ${styles[view.view]}`}
      style={view.style}
    >
      <ol>
        {pageNumbers.map((page) => (
          <PageSheet
            key={page}
            {...{ id, page, of, labels, zoom: view.zoom, showsText, isPlain, onPicture }}
            shape={shapes[page - 1] ?? 1}
            isNear={near.has(page)}
            isFirst={page === start}
            hits={hits.get(page)}
            hit={search.search.hits[search.search.at] ?? null}
            onGo={reader.go}
          />
        ))}
      </ol>
    </section>
  );
}

/** The pictures that were loaded, from which the small ones beside the pages are drawn. */
function usePictures() {
  const [pictures, setPictures] = useState<ReadonlyMap<number, HTMLImageElement>>(new Map());
  const add = useCallback(
    (page: number, picture: HTMLImageElement) => setPictures((former) => new Map([...former, [page, picture]])),
    [],
  );
  return [pictures, add] as const;
}

/** Finds a text, first of all the one in the URL, as soon as JavaScript runs. */
function useFinding(isPlain: boolean, find: (text: string) => void) {
  const param = (usePageQuery().get('find') ?? '').trim().slice(0, documentSearch.max);
  // The URL follows the current page from here on.
  const [wanted] = useState(param);
  useEffect(() => {
    if (!isPlain && wanted.length >= documentSearch.min) find(wanted);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the document opens
  }, [isPlain, wanted]);
  return { find, wanted };
}

/** The tab beside the pages. Links in emails lead to the questions. */
function usePanel() {
  const { hash } = useLocation();
  const [chosenTab, setTab] = useState<PanelTab | null>(null);
  const tab = chosenTab ?? (hash === '#questions' ? 'questions' : 'details');
  const [request, setRequest] = useState<QuestionRequest | null>(null);
  const ask = (page: number) => {
    setTab('questions');
    setRequest({ page });
  };
  return { tab, show: setTab, request, ask };
}

/** The state of the reader: its place, its search, its view and its keys. */
function useReader({ id, pageShapes, pageLabels, readPages }: ReaderProps['document'], readerId: string) {
  const of = pageShapes.length;
  const isPlain = useHydrating();
  const room = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const place = { readerId, documentId: id };
  const { start, continued, isKnown } = useStartPage(place, of, isPlain);
  const { current, near, read, go } = useReading({ id, of, start, pages, isPlain, readPages });
  useFollowing(place, { of, current, label: getPageLabel(current, pageLabels), isKnown });
  useEffect(() => {
    // The space of the preceding pages is reserved by now.
    if (!isPlain && start > 1) go(start);
  }, [isPlain, start, go]);
  const search = useDocumentSearch({ id, current, onHit: go });
  const hits = useMemo(() => groupByPage(search.search.hits), [search.search.hits]);
  const view = useReaderView({ pages, isPlain, shape: pageShapes[0] ?? 1 });
  const full = useFullScreen(room);
  const turn = (by: 1 | -1) => {
    const columns = countColumns(pages.current);
    // From either page of a pair to the first page of the next pair.
    go(current - ((current - 1) % columns) + by * columns);
  };
  const find = () => field.current?.select();
  useReaderKeys({ pages, of, view, go, turn, find, toggleFullScreen: full.toggle });
  return {
    of,
    isPlain,
    start,
    continued,
    current,
    near,
    read,
    go,
    turn,
    search,
    hits,
    view,
    full,
    room,
    pages,
    field,
  };
}

/** The table of contents. On a phone it covers the page, so it closes when a page is chosen. */
function useOutline(button: RefObject<HTMLButtonElement | null>, go: (page: number) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const choose = (page: number) => {
    go(page);
    if (matchMedia('(max-width: 43.75em)').matches) setIsOpen(false);
  };
  return { isOpen, toggle: () => setIsOpen(!isOpen), close, go: choose };
}

function groupByPage(hits: readonly DocumentHit[]): ReadonlyMap<number, readonly DocumentHit[]> {
  const groups = new Map<number, DocumentHit[]>();
  for (const hit of hits) groups.set(hit.page, [...(groups.get(hit.page) ?? []), hit]);
  return groups;
}

const countHits = (hits: ReadonlyMap<number, readonly DocumentHit[]>) =>
  new Map([...hits].map(([page, all]) => [page, all.length]));
