import svgr from 'vite-plugin-svgr';

/** A drawing with several forms describes itself beside the first one. */
const OTHER_FORM = /\.(?:wide|tablet|phone)\.svg$/;

/**
 * The labels of a drawing are separate words also for programs that read only the text. Browsers without pictures, and
 * people who copy the page, get the description in place of the labels.
 */
function describeDrawing(code: string, _config: unknown, { filePath = '' }: { filePath?: string }): string {
  const separated = code.replaceAll('</text>', "</text>{' '}");
  const [, description] = / aria-label="([^"]+)"/.exec(code) ?? [];
  if (!description || OTHER_FORM.test(filePath)) return separated;
  const text = `<span className="visually-hidden" aria-hidden="true">{' '}${description}{' '}</span>`;
  return separated.replace('<svg', '<><svg').replace('</svg>', `</svg>${text}</>`);
}

/** Compiles `drawing.svg?react` to a component, at build time, so no markup is inserted as text. */
export const drawings = () =>
  svgr({
    svgrOptions: {
      plugins: ['@svgr/plugin-jsx', describeDrawing],
      jsxRuntime: 'automatic',
      dimensions: false,
      // What the file says about itself stays; a component that shows it adds only classes.
      expandProps: 'start',
      // Babel's default writes “ as \u201C, which JSX shows as it is.
      jsx: { babelConfig: { generatorOpts: { jsescOption: { minimal: true } } } },
      // A class of the surrounding component is added to the one of drawings. What only drawing programs need is left
      // out: the namespace, and lines instead of black areas where no stylesheet applies.
      svgProps: {
        className: "{props.className ? 'dwg ' + props.className : 'dwg'}",
        xmlns: '{undefined}',
        fill: '{undefined}',
        stroke: '{undefined}',
      },
    },
    // The production build of React has no runtime for the development form of JSX.
    oxcOptions: { jsx: { runtime: 'automatic', development: false } },
  });
