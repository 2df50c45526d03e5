/** Styles of the demo clock's page, which stands apart from the site's. */
export const clockStyles = `
:root{color-scheme:light dark;--page:#f6f2ea;--sheet:#fefcf8;--edge:#ddd5c8;--text:#261d17;--muted:#5a5048;--ink:#1f1a16;--paper:#fefcf8;--changed:#efe8dc;--ember:#c2410c;--good:#d8ebdf;--bad:#fbe1dc;--strong:#1d5c41;--wrong:#a3231a}
@media(prefers-color-scheme:dark){:root{--page:#1d1814;--sheet:#26201c;--edge:#443c35;--text:#f0e9dd;--muted:#c2b8ab;--ink:#f0e9dd;--paper:#1d1814;--changed:#342c25;--ember:#fb923c;--good:#1f3a2c;--bad:#4a221c;--strong:#7fd1a6;--wrong:#ff9d8f}}
*{box-sizing:border-box}
body{margin:0;padding:40px 16px 64px;background:var(--page);color:var(--text);font:16px/1.5 Figtree,system-ui,sans-serif}
main{max-inline-size:1240px;margin:0 auto}
h1{margin:0 0 4px;font-size:40px;line-height:1.1;letter-spacing:-.02em}
h2{margin:0;font-size:20px;line-height:1.3;letter-spacing:-.01em}
a{color:inherit;text-underline-offset:3px}
b{font-weight:600}
small{color:var(--muted);font-size:14px}
abbr{text-decoration:none;font-size:.5em;font-weight:500;letter-spacing:0;color:var(--muted)}
.lead{max-inline-size:64ch;margin:0 0 28px;color:var(--muted)}
.columns{display:grid;gap:32px;align-items:start}
.columns>*{min-inline-size:0}
.card{padding:24px;border:1px solid var(--edge);border-radius:8px;background:var(--sheet)}
.time{margin:0;font-size:36px;font-weight:700;line-height:1.2;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.strip{display:flex;margin:28px 0 24px;padding:0;list-style:none}
.strip li{position:relative;flex:1;display:grid;min-inline-size:0;padding-block-start:18px;padding-inline-end:12px;font-size:14px}
.strip li:last-child{flex:none;max-inline-size:45%;padding-inline-end:0}
.strip li::before{content:"";position:absolute;inset-block-start:0;inset-inline-start:0;inline-size:12px;block-size:12px;border-radius:50%;background:var(--ink)}
.strip li:not(:last-child)::after{content:"";position:absolute;inset-block-start:5px;inset-inline:16px 4px;block-size:2px;background:var(--ink)}
.strip .now::before{background:var(--ember);box-shadow:0 0 0 5px color-mix(in srgb,var(--ember) 25%,transparent)}
.strip .now::after{background:repeating-linear-gradient(90deg,var(--muted) 0 3px,transparent 3px 6px)!important}
.strip .next::before{border:2px solid var(--muted);background:none}
form{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin-block-end:12px}
button{min-block-size:44px;padding-inline:16px;border:1px solid var(--muted);border-radius:6px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--changed)}
button.first{grid-column:1/-1;border-color:var(--ink);background:var(--ink);color:var(--paper)}
:focus-visible{outline:2px solid #1a5fb4;outline-offset:2px}
section header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;justify-content:space-between;margin-block:32px 8px}
.due{margin:0;padding:0;list-style:none}
.due li{display:grid;grid-template-columns:64px 1fr auto;gap:0 12px;padding-block:12px;border-block-end:1px solid var(--edge)}
.due p{display:grid;min-inline-size:0;margin:0;overflow-wrap:anywhere}
.due time,.due data{color:var(--muted);font-size:15px;font-variant-numeric:tabular-nums}
.passing{margin:0 0 12px;padding:10px 16px;border-radius:6px;background:var(--changed);font-weight:600}
.empty,.books>p{color:var(--muted)}
table{inline-size:100%;border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums}
th{text-align:start;font-weight:500}
td,th:not(:first-child){padding-block:9px;padding-inline:8px 0;text-align:end;white-space:nowrap}
tr{border-block-end:1px solid var(--edge)}
thead tr,tfoot tr{border-color:var(--muted)}
thead th{color:var(--muted)}
tfoot th{font-weight:600}
.changed>*{background:var(--changed)}
.changed>:first-child{box-shadow:-8px 0 var(--changed)}
.changed>:last-child{box-shadow:8px 0 var(--changed)}
tr:not(.changed) .change{color:var(--muted)}
.books>.good,.bad{margin:20px 0 0;padding:12px 16px;border-inline-start:3px solid var(--strong);border-radius:4px;background:var(--good);color:var(--text);font-size:15px}
.bad{border-color:var(--wrong);background:var(--bad)}
.bad ul{margin:8px 0 0;padding-inline-start:20px;overflow-wrap:anywhere}
@media(max-width:459px){.time{font-size:28px}.card{padding:20px 16px}.before{display:none}}
@media(min-width:620px){form{grid-template-columns:1fr 1fr 1.5fr}button.first{grid-column:auto}}
@media(min-width:1000px){.columns{grid-template-columns:minmax(0,1.55fr) minmax(0,1fr)}}
`
