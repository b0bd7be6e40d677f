import svgr from 'vite-plugin-svgr';

/** Compiles `drawing.svg?react` to a component, at build time, so no markup is inserted as text. */
export const drawings = () =>
  svgr({
    svgrOptions: {
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
