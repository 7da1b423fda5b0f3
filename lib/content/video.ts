import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileCache } from '../file-cache';
import { hashOf } from '../hash';
import type { ImageFinder } from '../images/find-image';
import { imageNamed, type Captions, type SiteImage } from '../images/image';
import type { Finding } from './problem';

/** What probe-video.mjs prints. */
interface Probe {
  /** With its codecs, such as `video/mp4; codecs="avc1.640016, mp4a.40.2"`. */
  type: string;
  /** In pixels, the right way up. */
  width: number;
  height: number;
  hasSound: boolean;
  hasLocation: boolean;
  /** Whether its end is there. */
  isWhole: boolean;
}

/**
 * H.264 with 8 bits and 4:2:0, VP8 and VP9, with AAC, MP3, Opus and Vorbis.
 * Safari and Firefox lack others on some devices: https://caniuse.com/hevc, https://caniuse.com/av1
 */
const PLAYED_EVERYWHERE = [
  /^video\/mp4; codecs="avc1\.(42|4d|58|64)\w+(, (mp4a[\w.]+|mp3))?"$/i,
  /^video\/webm; codecs="(vp8|vp09\.00)[\w.]*(, (opus|vorbis))?"$/i,
];

/** Cloudflare Pages takes no larger file: https://developers.cloudflare.com/pages/platform/limits/ */
export const LARGEST_FILE = 25 * 1024 * 1024;

/**
 * Reads a video, its poster and its captions, which are beside it: `clip.jpg` and `clip.en.vtt` belong
 * to `clip.mp4`.
 * @param root the project's folder
 * @param file path from there
 * @param url of the video below the base path
 * @param find finds its poster
 */
export function readVideo(
  root: string,
  file: string,
  url: string,
  find: ImageFinder,
): SiteImage | Finding {
  const { size } = statSync(path.join(root, file));
  if (size > LARGEST_FILE) return tooLarge(file, size);
  const found = probe(root, file);
  const { name, dir } = path.parse(file);
  const stem = url.replace(/\.\w+$/, '');
  const captions = captionsOf(root, dir, name, stem);
  if (!found) return unreadable(file);
  const isPlayed = PLAYED_EVERYWHERE.some((types) => types.test(found.type));
  if (!isPlayed || !/\.(mp4|webm)$/i.test(file)) return wrongType(file, found);
  if (found.hasLocation) return located(file);
  if ('fix' in captions) return captions;
  if (found.hasSound && captions.length === 0) return withoutCaptions(file, name);
  const { width, height } = found;
  const video = { captions, poster: posterOf(stem, find) };
  return { file, url, width, height, sources: [], video };
}

/** What a video shows before it plays. */
function posterOf(stem: string, find: ImageFinder) {
  const poster = imageNamed(stem, find);
  // The attribute takes one file.
  const sources = poster?.sources.filter(({ format }) => format === 'webp').slice(-1) ?? [];
  return poster && { ...poster, sources };
}

/** Reads a video once; the results are in `.cache/`. */
function probe(root: string, file: string): Probe | undefined {
  const bytes = readFileSync(path.join(root, file));
  const hash = hashOf(bytes);
  const cache = fileCache(path.join(root, '.cache/videos'), '1');
  const kept = cache.get(hash)?.toString() ?? runProbe(path.join(root, file));
  cache.set(hash, kept);
  const found = JSON.parse(kept) as Partial<Probe>;
  return found.isWhole ? (found as Probe) : undefined;
}

/** The output of probe-video.mjs; an empty object for what is no video. */
function runProbe(file: string): string {
  try {
    const script = 'lib/content/probe-video.mjs';
    const options = { stdio: 'pipe', timeout: 20_000 } as const;
    return execFileSync(process.execPath, [script, file], options).toString();
  } catch {
    return '{}';
  }
}

function captionsOf(
  root: string,
  folder: string,
  name: string,
  stem: string,
): Captions[] | Finding {
  const all: Captions[] = [];
  for (const entry of readdirSync(path.join(root, folder)).sort()) {
    if (!entry.startsWith(`${name}.`) || !entry.endsWith('.vtt')) continue;
    const file = `${folder}/${entry}`;
    const language = entry.slice(name.length + 1, -'.vtt'.length);
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!isLanguage(language)) return unnamedLanguage(file, name);
    if (!/^\uFEFF?WEBVTT\s[^]*\d --> \d/.test(text)) return noCaptions(file);
    all.push({ file, url: `${stem}.${language}.vtt`, language });
  }
  return all;
}

function isLanguage(tag: string): boolean {
  try {
    return tag !== '' && Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

const CONVERT =
  'convert it: ffmpeg -i FILE -c:v libx264 -pix_fmt yuv420p -c:a aac -map_metadata -1 -movflags +faststart NEW.mp4';

const unreadable = (file: string): Finding => ({
  expected: 'a video that can be read to its end',
  found: `${file}, which cannot be read as one`,
  fix: 'export it again, as mp4 or webm',
});

const wrongType = (file: string, { type }: Probe): Finding => ({
  expected: 'a video that every browser plays: mp4 with H.264 (8 bits), or webm with VP8 or VP9',
  found: `${file}, which is ${type}`,
  fix: CONVERT,
});

const tooLarge = (file: string, bytes: number): Finding => ({
  expected: 'a video of at most 25 MB, since some hosts take no larger files',
  found: `${file}, which has ${Math.ceil(bytes / 1024 / 1024)} MB`,
  fix: 'make it shorter or smaller (ffmpeg: -crf 30 -vf scale=1280:-2), or put it on a video site and link to it',
});

const located = (file: string): Finding => ({
  expected: 'a video without the place where it was taken: it is published as it is',
  found: `${file}, which names a location`,
  fix: 'remove it: ffmpeg -i FILE -map_metadata -1 -c copy NEW.mp4',
});

const withoutCaptions = (file: string, name: string): Finding => ({
  expected: 'captions for those who cannot hear the video',
  found: `${file}, which has sound and no captions`,
  fix: `put them beside it as ${name}.en.vtt (en for English), or remove the sound: ffmpeg -i FILE -an -c copy NEW`,
});

const unnamedLanguage = (file: string, name: string): Finding => ({
  expected: 'captions whose name tells their language',
  found: file,
  fix: `rename it, such as ${name}.en.vtt for English`,
});

const noCaptions = (file: string): Finding => ({
  expected: 'captions in the format WebVTT',
  found: `${file}, which does not begin with WEBVTT or has no times`,
  fix: 'see https://developer.mozilla.org/docs/Web/API/WebVTT_API/Web_Video_Text_Tracks_Format',
});
