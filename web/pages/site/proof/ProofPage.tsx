import { SilenceProofDocument, useSilenceProofQuery } from '#graphql/generated/site.ts';
import { paths } from '#web/paths.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { CallToAction } from '#web/site/CallToAction.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { GapDivider } from '#web/ui/GapDivider.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { CodeExample } from '../developers/CodeExample.tsx';
import { ProofResult } from './ProofResult.tsx';
import { PageContents } from '#web/site/TableOfContents.tsx';

const way = [{ name: 'Proof', to: paths.proof }];
const contents = [
  { id: 'result', text: 'The result' },
  { id: 'method', text: 'How attempts are recorded' },
  { id: 'signature', text: 'What the signature shows' },
  { id: 'limits', text: 'What the proof does not show' },
  { id: 'repeat', text: 'How to repeat it' },
] as const;

const REPEAT = `npm run build
npm run proof -- --with-storybook
npx portal proof verify dist/proof.json`;

const proofQuery = pageQuery(SilenceProofDocument, useSilenceProofQuery, () => ({}));

export const queries = [proofQuery];

/** The signed record of every attempt of this site to reach another host, and how to repeat it. */
export function ProofPage() {
  const query = usePageData(proofQuery);
  return (
    <>
      <PageMeta
        title="Proof: which other hosts this site contacts"
        description="A complete run of this site without a network: what is run, how every attempt to reach another host is recorded and signed, and how to repeat it."
        trail={way}
      />
      <PageHero
        eyebrow="Connections of this site to other hosts"
        title="Switch everything on. What does it try to reach?"
        lead="A command runs this site on a machine without a network, opens its pages, sends its forms and runs its background jobs. It records every attempt of the server and of a browser to reach another host, and signs the result."
        trail={way}
        aside={<PageContents contents={contents} />}
      />
      <Section id="result" title="The result." note="Of the newest proof that this server has." close>
        <QueryResult query={query}>{({ silenceProof }) => <ProofResult proof={silenceProof ?? null} />}</QueryResult>
      </Section>
      <GapDivider zero="0 routes out" />
      <Method />
      <Signature />
      <Limits />
      <Section
        id="repeat"
        title="How to repeat it."
        note="On Linux, with the programs unshare, ip, strace and Chromium."
        close
      >
        <Prose>
          <p>
            Do not believe the result; make your own. The commands need the source code of this site and, after{' '}
            <code>npm install</code>, no network. They write <code>dist/proof.json</code>, which this page shows after a
            restart of the server.
          </p>
          <CodeExample caption="Shell: build the site, prove it, verify the proof" code={REPEAT} />
        </Prose>
      </Section>
      <CallToAction
        title="The product has its own test."
        text="This page is about the website. For the system in your room, bring a switch port and an afternoon."
      />
    </>
  );
}

const Method = () => (
  <Section id="method" title="How attempts are recorded.">
    <Prose
      aside={
        <FactList
          label="The method"
          facts={[
            ['Network', 'Loopback only, no routes'],
            ['Server', 'strace, all processes'],
            ['Browser', 'Chromium’s network log'],
            ['Counts as an attempt', 'Also if it fails'],
          ]}
        />
      }
    >
      <p>
        <strong>The machine.</strong> The site runs in a network namespace of Linux that has only the loopback
        interface. The mail server, the file store, the malware scanner, the language model, a feed and the receiver of
        a webhook are small programs in the same namespace, so that every part of the site has something to do.
      </p>
      <p>
        <strong>The server.</strong> <code>strace</code> follows the server, its database and every process that they
        start. Each call that connects, or that sends to an address, is compared with the loopback addresses. A lookup
        of a name is an attempt by itself and is listed with the name, although no one answers. So is a socket of
        another program on the machine.
      </p>
      <p>
        <strong>The browser.</strong> Chromium opens the pages and writes a network log, which also has the connections
        that a page opens in advance. Requests that the site’s own security policy stops count as well. What Chromium
        looks up for itself, without a page, is left out.
      </p>
    </Prose>
  </Section>
);

const Signature = () => (
  <Section id="signature" title="What the signature shows." close>
    <Prose>
      <p>
        The result is signed with Ed25519. The signature shows that the file has not changed since the holder of the key
        signed it. It does not show that the run was honest, because whoever runs the proof holds the key: a signature
        by us is our word, and one of your own is yours.
      </p>
      <p>
        A fingerprint in the same file as the signature proves nothing by itself. Ask the people who ran the proof for
        it in another way, and compare. The hash of the build covers every file that the server runs or sends, so that a
        proof of another build is recognized here and by <code>npx portal proof verify</code>.
      </p>
    </Prose>
  </Section>
);

const Limits = () => (
  <Section id="limits" title="What the proof does not show." close>
    <Prose>
      <p>
        It shows one complete run, not every possible one: code that waits for a date, or for an input that no step
        gives, does not run. It covers this website, not the operating system below it and not the product, whose own
        tests are described under <InlineLink to={paths.worksOffline}>works offline</InlineLink>.
      </p>
      <p>
        Hosts that an operator enters in the settings, such as a mail server, are contacted on purpose. So are the feeds
        and webhooks that administrators and investors add. In the proof, all of them are on the loopback interface.
      </p>
    </Prose>
  </Section>
);
