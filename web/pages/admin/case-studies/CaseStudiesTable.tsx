import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AdminCaseStudyFragment } from '../../../../graphql/generated/admin.ts';
import { paths } from '../../../paths.ts';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import { getIndustryName } from '../../../site/industries.ts';
import { Age } from '../../../ui/Age.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import articleStyles from '../articles/ArticlesPage.module.css';
import adminStyles from '../shared/Admin.module.css';
import { AdminTable, type AdminTableProps } from '../../../list/AdminTable.tsx';
import type { Column } from '../../../list/columns.ts';
import { DetailPanel, PanelActions, PanelSection, PanelText } from '../../../list/DetailPanel.tsx';
import { OrderButtons, OrderMenuButtons } from '../../../list/OrderButtons.tsx';
import { statusLabels } from './caseStudyLabels.ts';
import { type CaseStudyActions, useCaseStudies } from './useCaseStudies.ts';

type CaseStudiesTableProps = Pick<AdminTableProps<AdminCaseStudyFragment>, 'isBusy' | 'more'> & {
  studies: readonly AdminCaseStudyFragment[];
  /** True if the list has all published case studies in the order of the site, so that they can be moved. */
  isInOrder: boolean;
};

const columns: Column<AdminCaseStudyFragment>[] = [
  {
    label: 'Title',
    isHeader: true,
    className: articleStyles.title,
    getSortValue: ({ title }) => title,
    renderCell: ({ id, title }) => (
      <Link to={paths.adminCaseStudy(id)} dir="auto">
        <b>{title}</b>
      </Link>
    ),
  },
  {
    label: 'Status',
    getSortValue: ({ status }) => statusLabels[status],
    renderCell: ({ status }) => (
      <span className={`${adminStyles.status} ${articleStyles.status}`} data-status={status}>
        {statusLabels[status]}
      </span>
    ),
  },
  {
    label: 'Industry',
    isHiddenWhenNarrow: true,
    isHiddenWhenPanelOpen: true,
    getSortValue: ({ industry }) => getIndustryName(industry),
    renderCell: ({ industry }) => getIndustryName(industry),
  },
  {
    label: 'Publish date',
    isHiddenWhenPanelOpen: true,
    getSortValue: ({ publishedAt }) => publishedAt,
    renderCell: (study) => <PublishDate study={study} />,
  },
  {
    label: 'Changed',
    className: adminStyles.age,
    getSortValue: ({ updatedAt }) => updatedAt,
    renderCell: ({ updatedAt }) => <Age at={updatedAt} />,
  },
];

/** All matching case studies. */
export function CaseStudiesTable({ studies, isInOrder, ...rest }: CaseStudiesTableProps) {
  const actions = useCaseStudies();
  const published = studies.filter(({ viewerCan }) => viewerCan.move);
  // The next page has the places after the last row.
  const last = rest.more?.page.hasNextPage ? published.length : published.length - 1;
  const getPlace = (study: AdminCaseStudyFragment) => ({
    name: study.title,
    place: published.indexOf(study),
    last,
    onMove: (from: number, to: number) => actions.move(study, from + 1, to + 1),
  });
  const order: Column<AdminCaseStudyFragment> = {
    label: 'Order',
    renderCell: (study) =>
      study.viewerCan.move ? <OrderButtons {...getPlace(study)} /> : <span className={adminStyles.none}>None</span>,
  };
  return (
    <AdminTable
      {...rest}
      columns={isInOrder ? [...columns, order] : columns}
      rows={studies}
      getName={({ title }) => title}
      renderActions={(study) => (
        <Actions study={study} actions={actions}>
          {isInOrder && study.viewerCan.move && <OrderMenuButtons {...getPlace(study)} />}
        </Actions>
      )}
      renderPanel={(study) => <CaseStudyPanel study={study} actions={actions} />}
    />
  );
}

type ActionsProps = { study: AdminCaseStudyFragment; actions: CaseStudyActions };

const Actions = ({
  study,
  actions: { publish, unpublish, remove },
  children,
}: ActionsProps & { children: ReactNode }) => (
  <RowMenu about={study.title}>
    {study.viewerCan.publish && (
      <Button size="small" onClick={() => publish(study)}>
        Publish now<span className="visually-hidden"> {study.title}</span>
      </Button>
    )}
    {children}
    <CopyId id={study.id} about={study.title} />
    {study.viewerCan.unpublish && (
      <ConfirmButton
        size="small"
        sure="Unpublish? Readers lose access immediately."
        about={study.title}
        onConfirm={() => unpublish(study)}
      >
        Unpublish
      </ConfirmButton>
    )}
    {study.viewerCan.delete && (
      <ConfirmButton
        size="small"
        variant="danger"
        sure="Delete permanently? This cannot be undone."
        about={study.title}
        onConfirm={() => remove(study)}
      >
        Delete
      </ConfirmButton>
    )}
  </RowMenu>
);

/** What the list says of a case study, and the way to its editor. */
const CaseStudyPanel = ({ study, actions }: ActionsProps) => (
  <DetailPanel title={study.title} facts={statusLabels[study.status]}>
    <PanelActions about={study.title}>
      {study.viewerCan.update && (
        <ButtonLink to={paths.adminCaseStudy(study.id)} size="small" variant="primary">
          Edit case study
        </ButtonLink>
      )}
      {study.viewerCan.publish && (
        <Button size="small" onClick={() => actions.publish(study)}>
          Publish now
        </Button>
      )}
      <ButtonLink to={paths.caseStudy(study.id)} size="small">
        {study.status === 'PUBLISHED' ? 'Open page' : 'Preview page'}
      </ButtonLink>
    </PanelActions>
    <PanelSection title="Case study">
      <FactList
        facts={[
          ['Industry', getIndustryName(study.industry)],
          ['Kind', study.isIllustrative ? 'Illustrative deployment' : 'Deployment of a customer'],
          ['Publish date', <PublishDate key="published" study={study} />],
          ['Changed', <Moment key="changed" at={study.updatedAt} />],
        ]}
      />
    </PanelSection>
    <PanelSection title="Summary">
      <PanelText>{study.summary ?? 'No summary'}</PanelText>
    </PanelSection>
  </DetailPanel>
);

const PublishDate = ({ study: { status, publishedAt } }: { study: AdminCaseStudyFragment }) =>
  publishedAt && status === 'PUBLISHED' ? (
    <Moment at={publishedAt} />
  ) : (
    <span className={adminStyles.none}>No date</span>
  );
