import { expect, test } from 'vitest'
import { PROJECT } from '../limits/draft.ts'
import { picturesNamed, sanitizeDescription, visibleLength } from './sanitize-description.ts'

const REL = 'rel="noopener noreferrer"'

test.each([
  ['plain text', 'plain text'],
  ['<b>bold</b> and <i>italic</i><br>next', '<b>bold</b> and <i>italic</i><br>next'],
  ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<UL><LI>a<LI>b</UL>', '<ul><li>a</li><li>b</li></ul>'],
  ['<ol><li>a<ul><li>b</ul><li>c</ol>', '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>'],
  ['<b>open', '<b>open</b>'],
  ['<b><i>crossed</b></i>', '<b><i>crossed</i></b>'],
  ['closed</b> only', 'closed only'],
  ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  ['I <3 it', 'I &lt;3 it'],
  ['fish &amp; chips &eacute; &#233; &nbsp;', 'fish &amp; chips &eacute; &#233; &nbsp;'],
  ['AT&T &copy', 'AT&amp;T &amp;copy'],
  ['<br/><br /></br>', '<br><br>'],
  ['<p class="x">para</p><h1>head</h1>', 'parahead'],
  ['日本語 😀', '日本語 😀'],
  ['<b onclick="x" style=y>b</b>', '<b>b</b>'],
])('%j is shown as %j', (input, output) => {
  expect(sanitizeDescription(input)).toBe(output)
})

test.each([
  ['<a href="https://example.com">x</a>', `<a href="https://example.com" ${REL}>x</a>`],
  ["<a href='http://example.com/?a=1&b=2'>x</a>", `<a href="http://example.com/?a=1&amp;b=2" ${REL}>x</a>`],
  ['<a href=mailto:a@b.com>x</a>', `<a href="mailto:a@b.com" ${REL}>x</a>`],
  ['<a href="/project/1#faq">x</a>', `<a href="/project/1#faq" ${REL}>x</a>`],
  ['<a href="page:1/x?y">x</a>', 'x'],
  ['<a href="?time=10:30">x</a>', `<a href="?time=10:30" ${REL}>x</a>`],
  ['<a href="/a" target="_BLANK" rel="opener">x</a>', `<a href="/a" target="_blank" ${REL}>x</a>`],
  ['<a href="/a" target="_top" title="t">x</a>', `<a href="/a" ${REL}>x</a>`],
  ['<a href="/a">x<a href="/b">y</a>', `<a href="/a" ${REL}>x</a><a href="/b" ${REL}>y</a>`],
  ['<a href="/a" href="javascript:1">x</a>', `<a href="/a" ${REL}>x</a>`],
  ['<a name="x">no link</a>', 'no link'],
])('the link %s becomes %s', (input, output) => {
  expect(sanitizeDescription(input)).toBe(output)
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.com/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script>alert(1)',
  '<script/x>alert(1)</script/y>',
  '<scr\0ipt>alert(1)</scr\0ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)//',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><b>',
  '<template><script>alert(1)</script></template>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<style>@import "//evil.com/x.css"</style>',
  '<link rel=stylesheet href=//evil.com/x.css>',
  '<base href="javascript:/">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<object data="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java\tscript\r:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="java&Tab;script&colon;alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript&#x3a;alert(1)">x</a>',
  '<a href="&#0000106avascript:alert(1)">x</a>',
  '<a href="&#106avascript&#58alert(1)">x</a>',
  '<a href="javascript&amp;colon;alert(1)">x</a>',
  '<a href="&amp;#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="blob:https://x/y">x</a>',
  '<a href="view-source:javascript:1">x</a>',
  '<a href="\u00a0javascript:alert(1)">x</a>',
  '<a href="x" onclick="alert(1)">x</a>',
  '<a href="x"onclick="alert(1)">x</a>',
  '<a/href="x"/onclick="alert(1)">x</a>',
  '<a href=x onclick=alert(1)>x</a>',
  '<a href="x" style="background:url(javascript:1)">x</a>',
  '<a href="x&quot; onclick=&quot;alert(1)">x</a>',
  '<a href=\'x" onclick="alert(1)\'>x</a>',
  '<a href=x" onclick="alert(1)>x</a>',
  '<a href="x<script>alert(1)</script>">x</a>',
  '<a href="x" target="_self\' onclick=alert(1)">x</a>',
  '<a href="x',
  '<a href=',
  '<a ',
  '<a',
  '<',
  '</',
  '<>',
  '</>',
  '<!',
  '<!--',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<!doctype html><b>x',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><b>x</b>',
  '</script foo="<b>">',
  '<b <script>alert(1)</script>>x</b>',
  '<b/><i/>x',
  '<b\u000bonclick=alert(1)>x</b>',
  '<b =x onclick=y>z</b>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '&amp;lt;script&amp;gt;',
  '&ltscript&gtalert(1)',
  '<li><li><li>',
  '<ul><b><li><i><li></ul></b>',
  '<a href="/1"><b><a href="/2"></b></a>',
  '<b>'.repeat(200),
  '<a href="/x">'.repeat(20),
  '<a <a <a '.repeat(50),
  '<İmg src=x onerror=alert(1)>',
  '\ud800<b>\udfff</b>',
]

/** Reads HTML strictly: each `<` must begin one of the few tags, each attribute one of the few. */
const SAFE = new RegExp(
  `^(?:[^<>]|</?(?:b|i|ul|ol|li)>|<br>|</a>|<a href="(?:(?:https?|mailto):[^"<>]*|[^"<>:]*(?:[/?#][^"<>]*)?)"(?: target="_blank")? ${REL}>)*$`,
  'i',
)

test.each(HOSTILE)('%j becomes harmless', (input) => {
  const output = sanitizeDescription(input)
  expect(output).toMatch(SAFE)
  expect(output).not.toMatch(/&(?![a-zA-Z][a-zA-Z0-9]*;|#[0-9]+;|#x[0-9a-f]+;)/i)
})

test.each(HOSTILE)('%j cleaned twice is as cleaned once', (input) => {
  const once = sanitizeDescription(input)
  expect(sanitizeDescription(once)).toBe(once)
})

test('frontend 15: pieces in any order stay harmless, stable and well nested', () => {
  const pieces = [
    '<',
    '>',
    '"',
    "'",
    '/',
    'a',
    ' href=',
    'javascript:',
    '<b>',
    '</b>',
    '<a href="/x">',
    '</a>',
    '<li>',
  ]
  const more = [
    '<ul>',
    '</ul>',
    '<!--',
    '-->',
    '<script>',
    '</script>',
    '&',
    '#58;',
    '\n',
    '\0',
    '<i ',
    '=',
    'x',
  ]
  const all = [...pieces, ...more]
  let seed = 7
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
  for (let run = 0; run < 5000; run++) {
    const input = Array.from({ length: 12 }, () => all[Math.floor(random() * all.length)]).join('')
    const output = sanitizeDescription(input)
    expect(output, input).toMatch(SAFE)
    expect(sanitizeDescription(output), input).toBe(output)
    const open: string[] = []
    for (const [, closing, name = ''] of output.matchAll(/<(\/?)(b|i|a|ul|ol|li)[ >]/g)) {
      if (closing) expect(open.pop(), input).toBe(name)
      else open.push(name)
    }
    expect(open, input).toEqual([])
  }
})

test.each(['<a ', '<a b="', '<!--', '<script>', '<b>', '</i>', '<', '&', '<a x=\'"'])(
  '50,000 characters of %j are read in no time',
  (piece) => {
    const started = performance.now()
    sanitizeDescription(piece.repeat(Math.ceil(50_000 / piece.length)))
    expect(performance.now() - started).toBeLessThan(1000)
  },
)

test('what a reader sees is counted', () => {
  expect(visibleLength('<b>four</b><br>')).toBe(4)
  expect(visibleLength('a &amp; b')).toBe(5)
  expect(visibleLength(`<ul><li>${'x'.repeat(500)}</li></ul>`)).toBe(500)
  expect(visibleLength('<script>x</script>')).toBe(0)
})

const own = '<img src="project-0a1b" alt="">'
test.each([
  ['<img src=project-0a1b>', own],
  [
    '<IMG SRC="project-0a1b" ALT="A &quot;lid&quot;\n  of &amp; steel" onerror=x width=1 srcset="x 2x">',
    '<img src="project-0a1b" alt="A &quot;lid&quot; of &amp; steel">',
  ],
  ['before<img src="project-0a1b">after<br>', `before${own}after<br>`],
  ['<b>bold</b><img src="project-0a1b"></img>', `<b>bold</b>${own}`],
  // Nothing that a browser could fetch, and never inside another element.
  ['<img src="https://example.com/a.png">', ''],
  ['<img src="//example.com/a.png">', ''],
  ['<img src="data:image/png;base64,AA">', ''],
  ['<img src="javascript:alert(1)">', ''],
  ['<img src="a.png">', ''],
  ['<img src="../media/a">', ''],
  ['<img alt="no source">', ''],
  ['<b><img src="project-0a1b"></b>', '<b></b>'],
  ['<ul><li><img src="project-0a1b">x</li></ul>', '<ul><li>x</li></ul>'],
  ['<a href="/x"><img src="project-0a1b"></a>', `<a href="/x" ${REL}></a>`],
])('among its pictures %j is shown as %j', (input, output) => {
  expect(sanitizeDescription(input, { pictures: true })).toBe(output)
  expect(sanitizeDescription(output, { pictures: true })).toBe(output)
  expect(sanitizeDescription(input)).not.toContain('<img')
})

test('the text of a picture is as long as any other one’s', () => {
  const long = sanitizeDescription(`<img src="a" alt="${'é'.repeat(400)}">`, { pictures: true })
  expect(long).toBe(`<img src="a" alt="${'é'.repeat(PROJECT.imageTextMax)}">`)
})

test('pictures are named by their ids, and are no text', () => {
  const html = sanitizeDescription('One<img src="a-1" alt="x > y">two<img src="b-2">', { pictures: true })
  expect(picturesNamed(html)).toEqual(['a-1', 'b-2'])
  expect(visibleLength(html)).toBe(6)
})
