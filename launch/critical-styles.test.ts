import { describe, expect, it } from 'vitest';
import { selectRules } from '../api/platform/http/critical-styles.ts';
import { listRules } from './critical-styles.ts';

const select = (sheet: string, classes: string[] = []): string => selectRules(listRules(sheet), new Set(classes));

describe('the style of a page', () => {
  it.each([
    ['rules without classes', 'body{margin:0}', [], 'body{margin:0}'],
    ['rules of its classes', '.a{top:0}.b{top:1px}', ['b'], '.b{top:1px}'],
    ['rules of one of several selectors', '.a,.b>p{top:0}', ['b'], '.a,.b>p{top:0}'],
    ['no rule of which it lacks one class', '.a .b{top:0}', ['a'], ''],
    ['rules with a class that must be absent', '.a:not(.b){top:0}', ['a'], '.a:not(.b){top:0}'],
    ['rules with one of several classes', '.a :is(.b,.c:has(.d)){top:0}', ['a'], '.a :is(.b,.c:has(.d)){top:0}'],
    ['no pseudo-element of a class that it lacks', '.a:hover::before{top:0}', [], ''],
    ['rules by attribute', '[data-sheet=dark] .a{top:0}', ['a'], '[data-sheet=dark] .a{top:0}'],
    ['numbers with a point', 'p{margin:.5em}', [], 'p{margin:.5em}'],
    ['animations', '@keyframes k{from{top:0}to{top:1px}}', [], '@keyframes k{from{top:0}to{top:1px}}'],
    ['fonts of the device', "@font-face{src:local('Arial')}", [], "@font-face{src:local('Arial')}"],
    ['no font files', '@font-face{src:url(/a.woff2)}', [], ''],
  ])('has %s', (_what, sheet, classes, css) => {
    expect(select(sheet, classes)).toBe(css);
  });

  it('keeps the order and the conditions of the stylesheet', () => {
    const sheet =
      '.a{top:0}@media print{.a{top:1px}.b{top:2px}}@media (width>1em){@supports (top:0){.a{top:3px}}}.a{top:4px}';
    expect(select(sheet, ['a'])).toBe(
      '.a{top:0}@media print{.a{top:1px}}@media (width>1em){@supports (top:0){.a{top:3px}}}.a{top:4px}',
    );
  });
});
