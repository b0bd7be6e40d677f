import { AdminNdasDocument, useAdminNdasQuery, type AdminNdasQuery } from '#graphql/generated/admin.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { ExportLink } from '#web/ui/ExportLink.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { appendPage, LoadMore } from '#web/ui/LoadMore.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { text } from '#graphql/limits.ts';
import { paths } from '#web/paths.ts';
import { ListTools } from '#web/portal/ListTools.tsx';
import { defineUrlFilter, freeText } from '#web/runtime/urlFilter.ts';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import adminStyles from '../shared/Admin.module.css';
import { TableSkeleton } from '#web/list/TableSkeleton.tsx';
import { AdminHead } from '#web/list/AdminHead.tsx';
import { AdminTable } from '#web/list/AdminTable.tsx';
import type { Column } from '#web/list/columns.ts';
import { momentColumn, nameColumn, valueColumn } from '#web/list/kinds.tsx';
import { formatListed } from '#web/runtime/formatCount.ts';
import styles from './AdminNdaPage.module.css';
import { NdaControl } from './NdaControl.tsx';
import { NdaForm } from './NdaForm.tsx';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

const PAGE = 25;
const EXPORT = '/api/nda/signatures';

/** The filter of the signatures, in the URL. */
const signatureFilter = defineUrlFilter({ search: freeText(text.searchQuery) });

const adminNdasQuery = pageQuery(AdminNdasDocument, useAdminNdasQuery, ({ search }) => ({
  first: PAGE,
  after: search.get('after'),
  search: signatureFilter.read(search).search || null,
}));

export const queries = [adminNdasQuery];

/** The confidentiality agreement: the text in force, a form for a new text, and the signatures. */
export function AdminNdaPage() {
  const query = usePageData(adminNdasQuery, { fetchPolicy: 'cache-and-network' });
  const values = signatureFilter.read(usePageQuery());
  const onChanged = () => void query.refetch().catch(() => undefined);
  return (
    <>
      <AdminHead
        title="Confidentiality agreement"
        description="The agreement that investors sign before they open documents, and its signatures."
        path={paths.investorAdminNda}
      />
      <div className={adminStyles.page}>
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {({ nda, ndaGroups, groups, ndaSignatures: { edges, pageInfo } }) => (
            <>
              <section aria-labelledby="text" className={styles.part}>
                <h2 id="text">The text</h2>
                {nda ? <InForce nda={nda} /> : <p>No agreement is in force. Documents open without a signature.</p>}
                <NdaForm key={nda?.id} body={nda?.body ?? ''} isInForce={nda !== null} onChanged={onChanged} />
              </section>
              {nda && (
                <section aria-labelledby="signers" className={styles.part}>
                  <h2 id="signers">Who signs</h2>
                  <NdaControl groups={groups.nodes} chosenIds={ndaGroups.map(({ id }) => id)} onChanged={onChanged} />
                </section>
              )}
              <section aria-labelledby="signatures" className={styles.part}>
                <h2 id="signatures">Signatures</h2>
                <ListTools
                  search={{
                    path: paths.investorAdminNda,
                    filter: signatureFilter,
                    values,
                    label: 'Name, email address or company',
                  }}
                />
                {edges.length > 0 ? (
                  <>
                    <Signatures edges={edges} hasMore={pageInfo.hasNextPage} />
                    <LoadMore
                      page={pageInfo}
                      label="signatures"
                      onMore={(after) =>
                        query.fetchMore({
                          variables: { after },
                          updateQuery: appendPage('ndaSignatures'),
                        })
                      }
                    />
                  </>
                ) : (
                  <NoSignatures isFiltered={values.search !== ''} />
                )}
              </section>
            </>
          )}
        </QueryResult>
      </div>
    </>
  );
}

const NoSignatures = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title="No signatures match this search." to={paths.investorAdminNda} action="Clear search">
      Try fewer letters of the name, the email address or the company.
    </Empty>
  ) : (
    <Empty title="No signatures yet." to={paths.investorNda} action="View the investor page">
      Signatures appear here as soon as investors sign.
    </Empty>
  );

const InForce = ({ nda }: { nda: NonNullable<AdminNdasQuery['nda']> }) => (
  <FactList
    label="Current agreement"
    facts={[
      ['Version', String(nda.version)],
      ['Effective date', <Moment key="since" at={nda.publishedAt} />],
      ['SHA-256', <code key="sha256">{nda.sha256}</code>],
      ['Public key of certificates', <code key="key">{nda.keyFingerprint}</code>],
    ]}
  />
);

type SignaturesProps = { edges: AdminNdasQuery['ndaSignatures']['edges']; hasMore: boolean };

const Signatures = ({ edges, hasMore }: SignaturesProps) => (
  <>
    <p className={styles.bar}>
      <ExportLink
        href={EXPORT}
        name="nda-signatures.csv"
        done="All signatures were exported"
        failed="The signatures were not exported"
      >
        Export all as CSV
      </ExportLink>
    </p>
    <AdminTable
      caption={formatListed(edges.length, 'signature', { hasNextPage: hasMore })}
      columns={columns}
      rows={edges.map(({ node }) => node)}
      getName={({ name }) => name}
    />
  </>
);

type Signature = SignaturesProps['edges'][number]['node'];

const columns: Column<Signature>[] = [
  nameColumn(
    'Who',
    ({ name }) => name,
    ({ email }) => <span>{email}</span>,
  ),
  valueColumn('Version', ({ version }) => version, { isNumeric: true }),
  momentColumn('Signed', ({ signedAt }) => signedAt),
  {
    label: 'Files',
    renderCell: ({ id, name }) => (
      <>
        <a href={`${EXPORT}/${id}/pdf`} download>
          PDF<span className="visually-hidden"> of the agreement signed by {name}</span>
        </a>{' '}
        <a href={`${EXPORT}/${id}`} download="nda-certificate.json">
          Certificate<span className="visually-hidden"> of {name}</span>
        </a>
      </>
    ),
  },
];
