import { DataTable } from '#web/ui/DataTable.tsx';
import { FileLink, InlineLink } from '#web/ui/InlineLink.tsx';
import { Section } from '#web/site/Section.tsx';
import { frameworks } from './mappings.ts';
import styles from './FrameworkMappings.module.css';
import { Fold } from '#web/site/Questions.tsx';

const columns = ['Control', 'The product does', 'Stays yours', 'Evidence'];

/** A table for each framework, which expands without JavaScript. */
export function FrameworkMappings({ firstTable }: { firstTable: number }) {
  return (
    <Section
      id="mappings"
      title="Framework mappings."
      note="Each row ends at a page where you can check it. The column “Stays yours” is yours to correct."
    >
      <p className={styles.files}>
        All eleven tables in one file:{' '}
        <FileLink href="/trust/mappings.csv" download>
          CSV for your compliance tool
        </FileLink>{' '}
        or{' '}
        <FileLink href="/trust/mappings.pdf" download>
          PDF for your file
        </FileLink>
        .
      </p>
      <div className={styles.folds}>
        {frameworks.map(({ id, name, note, rows }, i) => (
          <Fold key={id} id={id} title={name}>
            <p className={styles.note}>{note}</p>
            <div className={styles.table}>
              <DataTable
                number={firstTable + i}
                caption={name}
                columns={columns}
                rows={rows.map(([control, product, yours, { name: page, to }]) => [
                  control,
                  product,
                  yours,
                  <InlineLink key="evidence" to={to}>
                    {page}
                  </InlineLink>,
                ])}
              />
            </div>
          </Fold>
        ))}
      </div>
    </Section>
  );
}
