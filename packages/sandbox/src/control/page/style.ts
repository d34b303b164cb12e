/** Colours as everywhere in the product: light first, then dark. */
export const style = `
:root{color-scheme:light dark;
--canvas:light-dark(#f5f7fa,#0d121b);--surface:light-dark(#fff,#151c28);--surface-2:light-dark(#eef1f5,#1c2533);
--line:light-dark(#e1e6ed,#2a3547);--control:light-dark(#7c879b,#66738a);
--text:light-dark(#101828,#edf1f7);--text-2:light-dark(#475467,#aeb9ca);--text-3:light-dark(#667085,#8f9bb0);
--primary:light-dark(#1d4fd7,#7fa8ff);--primary-hover:light-dark(#1740b0,#9dbdff);--on-primary:light-dark(#fff,#0b1220);
--soft:light-dark(#eaf1ff,#13294f);--on-soft:light-dark(#1740b0,#9cc2ff);--focus:light-dark(#1d4fd7,#8fb3ff);--danger:light-dark(#b42318,#ff9d93)}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--text);font:400 14px/20px "Inter Variable",Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums}
h1,h2,h3,p,ul{margin:0;padding:0}ul{list-style:none}
code{font:12px/16px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;color:var(--text-2);overflow-wrap:anywhere}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.top{background:#05377e;color:#fff;padding:16px 24px}
.top h1{font-size:20px;line-height:28px;font-weight:600;letter-spacing:-.01em}.top p{color:#d4e0f5}
.top>div{max-width:1552px;margin:auto}
.lost{background:light-dark(#fdebe9,#421613);color:var(--danger);padding:8px 24px;font-weight:500}
.lost:empty{display:none}
.grid{display:grid;gap:16px;padding:24px;max-width:1600px;margin:auto;grid-template-columns:minmax(0,1fr) 360px;grid-template-areas:"networks clock" "networks faults" "networks consents" "networks refusals";grid-template-rows:auto auto auto 1fr;align-items:start}
#clock-card{grid-area:clock}#faults-card{grid-area:faults}#refusals-card{grid-area:refusals}#consents-card{grid-area:consents}#networks{grid-area:networks;display:grid;gap:16px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:8px;box-shadow:0 1px 2px rgb(16 24 40/.06)}
.side{padding:16px;display:grid;gap:12px}
h2{font-size:16px;line-height:24px;font-weight:600}
.note,small{color:var(--text-2);font-size:13px;line-height:20px}
.time b{display:block;font-size:28px;line-height:36px;font-weight:600;letter-spacing:-.015em}
.time span{font-weight:500}
.buttons{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}
button,select,input{font:inherit;color:inherit;min-height:36px;border:1px solid var(--control);border-radius:6px;background:var(--surface);padding:0 10px}
button{font-weight:500;cursor:pointer;transition:background-color .1s}
button:hover{background:var(--surface-2)}button[aria-busy=true]{opacity:.6;cursor:progress}
button.primary{background:var(--primary);border-color:var(--primary);color:var(--on-primary)}
button.primary:hover{background:var(--primary-hover);border-color:var(--primary-hover)}
label{display:grid;gap:4px;font-size:12px;line-height:16px;font-weight:500;color:var(--text-2);min-width:0}
select,input{width:100%;min-width:0;font-size:14px;color:var(--text);font-weight:400}
form{display:grid;gap:12px;border-top:1px solid var(--line);padding-top:12px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:12px;align-items:end}
#more>summary{cursor:pointer;color:var(--on-soft);font-weight:500;min-height:24px;border-radius:4px;width:fit-content}
#more>.two{padding-top:12px}
.error{color:var(--danger)}.error:empty{display:none}
.faults{display:grid;gap:8px}
.faults li{display:flex;gap:12px;align-items:start;justify-content:space-between;background:var(--surface-2);border-radius:6px;padding:8px 12px;overflow-wrap:anywhere}
.faults b{font-weight:600}.faults p{font-size:13px;line-height:20px}.faults li>div{min-width:0}
.faults button{flex:none;min-height:32px;color:var(--danger)}
.consents{display:grid;gap:8px}.consents>li{display:grid;gap:4px;background:var(--surface-2);border-radius:6px;padding:8px 12px;overflow-wrap:anywhere}
.consents summary{cursor:pointer;min-height:24px;width:fit-content}.consents details li{display:flex;gap:12px;align-items:center;justify-content:space-between;padding:4px 0}.consents details button{flex:none}
.refusals{border:0;margin:0;padding:8px 0 0;display:grid;gap:4px}.refusals legend{font-weight:600;padding:0}
.refusals label{display:flex;gap:8px;align-items:start;font-size:13px;line-height:20px;font-weight:400}
.refusals input{flex:none;width:16px;min-height:20px;margin:0}
#refusals-card summary{cursor:pointer;color:var(--on-soft);font-weight:500;min-height:24px;width:fit-content}
.network>header{display:flex;align-items:center;gap:8px 12px;flex-wrap:wrap;padding:12px 16px;border-bottom:1px solid var(--line)}
.network header code{margin-left:auto}
.network>footer{padding:8px 16px 12px;color:var(--text-2);font-size:13px;overflow-wrap:anywhere}
.glyph{display:grid;place-items:center;width:24px;height:24px;border-radius:6px;color:#fff;font-weight:600;font-size:13px}
.glyph.meta{background:#1877f2}.glyph.linkedin{background:#0b4f8a}.glyph.google{background:#1e8e3e}
h3{display:flex;gap:8px;align-items:baseline;flex-wrap:wrap;padding:12px 16px 4px;font-size:13px;font-weight:600;color:var(--text-2)}
.empty,.network>.note{padding:8px 16px 12px;color:var(--text-2)}
.tree{padding:4px 8px}.tree>li+li{border-top:1px solid var(--line)}
.tree ul{margin-left:19px;border-left:1px solid var(--line);padding-left:8px}
.row{display:grid;grid-template-columns:minmax(0,1fr) 180px 184px 232px;gap:4px 16px;align-items:center;padding:8px 8px 8px 28px;border-radius:6px;position:relative}
summary.row{cursor:pointer;list-style:none}summary.row::-webkit-details-marker{display:none}
summary.row:hover{background:var(--surface-2)}
summary.row::before{content:"";position:absolute;left:10px;top:15px;width:6px;height:6px;border:solid var(--text-3);border-width:0 2px 2px 0;transform:rotate(-45deg);transition:transform .1s}
details[open]>summary.row::before{transform:rotate(45deg)}
.what{min-width:0;display:grid;gap:0 8px}
.kind{font-size:12px;line-height:16px;color:var(--text-3)}
.name{font-weight:500;overflow-wrap:anywhere}
.marker{color:var(--text-3)}
.tags{display:flex;gap:4px;flex-wrap:wrap}
.tag{border-radius:99px;padding:2px 8px;font-size:12px;line-height:16px;font-weight:500}
.gray{color:light-dark(#475467,#c3ccd9);background:light-dark(#eef1f5,#263041)}
.orange{color:light-dark(#9a4a00,#ffb870);background:light-dark(#fff0df,#3a2408)}
.green{color:light-dark(#0b6b43,#6fdba6);background:light-dark(#e3f6ec,#12301f)}
.purple{color:light-dark(#6234b0,#c9aeff);background:light-dark(#f1ebfd,#2b1f47)}
.blue{color:light-dark(#1650b8,#9cc2ff);background:light-dark(#e6f0fe,#13294f)}
.red{color:light-dark(#b42318,#ff9d93);background:light-dark(#fdebe9,#421613)}
.dates{font-size:13px;color:var(--text-2)}
.figures{display:grid;gap:2px;text-align:right;justify-items:end}.figures b{font-weight:600}.figures small{white-space:nowrap}
progress{appearance:none;width:96px;height:6px;border:0;border-radius:3px;overflow:hidden;background:var(--surface-2)}
progress::-webkit-progress-bar{background:light-dark(#e1e6ed,#2a3547)}
progress::-webkit-progress-value{background:var(--primary)}progress::-moz-progress-bar{background:var(--primary)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (max-width:1360px){.row{grid-template-columns:minmax(0,1fr) auto;}.figures{grid-row:1;grid-column:2}.tags,.dates{grid-column:1/-1}.tags{grid-row:2;grid-column:1}.dates{grid-row:2;grid-column:2;text-align:right}}
@media (max-width:960px){.grid{grid-template-columns:minmax(0,1fr);grid-template-areas:"clock" "networks" "faults" "consents" "refusals";padding:16px}button,select,input{min-height:44px}.faults button{min-height:40px}.top{padding:16px}}
@media (max-width:560px){.what{grid-template-columns:auto 1fr;align-items:baseline}.name,.marker{grid-column:1/-1}.row{grid-template-columns:minmax(0,1fr)}.figures,.dates,.tags{grid-row:auto;grid-column:1;text-align:left;justify-items:start}.tree{padding:4px}.tree ul{margin-left:11px;padding-left:2px}.network header code{margin-left:0;width:100%}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`;
