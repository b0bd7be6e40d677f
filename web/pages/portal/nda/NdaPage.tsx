import { useNavigate } from 'react-router-dom';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { NdaDocument, useNdaQuery, type NdaQuery } from '#graphql/generated/portal.ts';
import { toLocalPath } from '#graphql/local-path.ts';
import { FactList } from '#web/ui/FactList.tsx';
import { PortalPageHead, PortalSection } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { paths } from '#web/paths.ts';
import { NdaText } from './NdaText.tsx';
import { SignSection } from './SignSection.tsx';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

type Nda = NonNullable<NdaQuery['nda']>;

const ndaQuery = pageQuery(NdaDocument, useNdaQuery, noVariables);

export const queries = [ndaQuery];

/** The confidentiality agreement: read it, sign it, and download the certificate. */
export function NdaPage() {
  const query = usePageData(ndaQuery, { fetchPolicy: 'cache-and-network' });
  const params = usePageQuery();
  const navigate = useNavigate();
  const next = toLocalPath(params.get('next'));
  const readAgain = () => void query.refetch().catch(() => undefined);
  // Returns to the document that required the signature.
  const finish = () => (next ? void navigate(next) : undefined);
  return (
    <>
      <PortalPageHead
        title="Confidentiality agreement"
        description="The agreement that you sign before you read documents."
        path={paths.investorNda}
        help="The agreement under which you read documents."
      />
      <QueryResult query={query}>
        {({ nda }) =>
          nda ? (
            <Agreement nda={nda} onChanged={readAgain} onSigned={finish} />
          ) : (
            <PortalSection title="No agreement to sign">
              <p>No agreement is required at present.</p>
            </PortalSection>
          )
        }
      </QueryResult>
    </>
  );
}

type AgreementProps = { nda: Nda; onChanged: () => void; onSigned: () => void };

function Agreement({ nda, onChanged, onSigned }: AgreementProps) {
  const { version, sha256, publishedAt, isSignatureRequired, ownSignature } = nda;
  return (
    <>
      <PortalSection title="The text" note={`Version ${version}. You sign exactly this text.`}>
        <NdaText nda={nda} />
        <FactList
          label="The text"
          facts={[
            ['Effective date', <Moment key="since" at={publishedAt} />],
            ['SHA-256', <code key="sha256">{sha256}</code>],
          ]}
        />
      </PortalSection>
      {ownSignature && <Signature signature={ownSignature} isFormer={isSignatureRequired} />}
      {isSignatureRequired && <SignSection nda={nda} onChanged={onChanged} onSigned={onSigned} />}
    </>
  );
}

type SignatureProps = { signature: NonNullable<Nda['ownSignature']>; isFormer: boolean };

function Signature({ signature: { id, version, name, signedAt }, isFormer }: SignatureProps) {
  return (
    <PortalSection
      title="Your signature"
      note={
        isFormer
          ? 'You signed an earlier version. Sign the current one to open documents.'
          : 'You can open the documents shared with you.'
      }
    >
      <FactList
        label="Your signature"
        facts={[
          ['Name', name],
          ['Version', String(version)],
          ['Signed', <Moment key="signed" at={signedAt} />],
          [
            'Certificate',
            <a key="certificate" href={`/api/nda/signatures/${id}`} download="nda-certificate.json">
              Save your certificate
            </a>,
          ],
        ]}
      />
    </PortalSection>
  );
}
