import { Figure } from '#web/site/Figure.tsx';
import AdapterDrawing from '#web/drawings/adapter.svg?react';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
import { paths } from '#web/paths.ts';

export function ModelFormats() {
  return (
    <Section id="models" title="Models and formats" close>
      <Prose
        aside={
          <Figure number={2} caption="A base and its tuning">
            <AdapterDrawing />
          </Figure>
        }
      >
        <p>
          Use models whose weights you may hold. In practice these come as <strong>safetensors</strong> (plain arrays,
          no code) or <strong>GGUF</strong> (one file with its settings, common in reduced precision). Both can be read
          without executing anything. Pickled checkpoints can execute code when opened and should be refused at the
          update station.
        </p>
        <p>
          A tuning is kept as an adapter, a small file beside the base weights, in the same container format. It names
          the base it was made for by digest; the pair is what gets a version. Tokenizer and license text belong to the
          release and are signed with it.
        </p>
        <p>
          Which formats and sizes your installation takes is fixed in your data sheet. What to check in a model of
          foreign origin is written down in{' '}
          <InlineLink to={paths.article('model-supply-chain')}>an article on the model supply chain</InlineLink>.
        </p>
      </Prose>
    </Section>
  );
}
