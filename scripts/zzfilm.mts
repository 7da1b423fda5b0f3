import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../build/browser';
import { startServer } from '../build/serve/start-server';
const out = process.argv[2] ?? 'out';
const pages = process.argv[3]?.split(',') ?? ['', 'projects/', 'about/', 'contact/', 'blog/', 'blog/responsive-design/', 'maskott/', 'exchange/', 'live-extension/', 'talents/', 'no-such/', 'blog/tags/', 'blog/archive/'];
const server = await startServer({ dir: out, port: 0 });
const browser = await chromium.launch({ ...(await findBrowser()) });
mkdirSync('/tmp/w/film', { recursive: true });
for (const width of [360, 1280]) {
  const height = width === 360 ? 740 : 800;
  const rows = [];
  for (const p of pages) {
    const context = await browser.newContext({ viewport: { width, height }, isMobile: width === 360, hasTouch: width === 360, colorScheme: pages.indexOf(p) % 2 ? 'light' : 'dark' });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      document.fonts.addEventListener('loadingdone', () => ((window as any).fontTimes ??= []).push(Math.round(performance.now())));
      const add = FontFaceSet.prototype.add; FontFaceSet.prototype.add = function (f: any) { ((window as any).adds ??= []).push([f.family, Math.round(performance.now())]); return add.call(this, f); };
      (window as any).shifts = 0; new PerformanceObserver((l) => { for (const e of l.getEntries()) (window as any).shifts += (e as any).value; }).observe({ type: 'layout-shift', buffered: true });
    });
    const frames: { at: number; data: Buffer }[] = [];
    cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => { frames.push({ at: (metadata.timestamp ?? 0) * 1000, data: Buffer.from(data, 'base64') }); void cdp.send('Page.screencastFrameAck', { sessionId }); });
    await cdp.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
    await page.goto(server.url + p, { waitUntil: 'commit' }).catch(() => {});
    await page.waitForTimeout(6500);
    const { origin, fcp, adds, shifts } = await page.evaluate(() => ({ origin: performance.timeOrigin, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, adds: (window as any).adds, shifts: (window as any).shifts }));
    const after = (ms: number) => frames.filter(({ at }) => at <= origin + fcp + ms).at(-1) ?? frames[0];
    // the first frame after navigation that holds the first paint
    const firstFrame = frames.find(({ at }) => at >= origin + fcp - 20) ?? frames.at(-1);
    const strip = [firstFrame, after(1000), after(2000), after(5000)];
    console.log(width, p || 'home', 'fcp', Math.round(fcp), 'fonts', JSON.stringify(adds?.map(([f, t]: any) => `${f} ${Math.round(t - fcp)}`)), 'shift', shifts.toFixed(4), 'first frame', Math.round((firstFrame?.at ?? 0) - origin - fcp), 'same 1s/5s', strip[1]?.data.equals(strip[3]!.data));
    const w = width === 360 ? 300 : 480; const h = Math.round((w * height) / width);
    const images = await Promise.all(strip.map((f) => sharp(f!.data).resize(w, h, { fit: 'fill' }).png().toBuffer()));
    rows.push(await sharp({ create: { width: 4 * (w + 6), height: h + 6, channels: 3, background: '#c33' } }).composite(images.map((input, i) => ({ input, left: i * (w + 6), top: 0 }))).png().toBuffer());
    await context.close();
  }
  const metas = await Promise.all(rows.map((r) => sharp(r).metadata()));
  const per = width === 360 ? 2 : 4;
  for (let i = 0; i < rows.length; i += per) {
    const group = rows.slice(i, i + per); const h = metas[0]!.height!;
    await sharp({ create: { width: metas[0]!.width!, height: h * group.length, channels: 3, background: '#000' } }).composite(group.map((input, k) => ({ input, left: 0, top: k * h }))).png().toFile(`/tmp/w/film/${width}-${i / per}.png`);
  }
}
await browser.close(); await server.close();
