/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { imageFinder } from '@/lib/images/find-image';
import { projectFolder, type Files } from '../../../support/content-folder';
import { photo } from '../../../support/pictures';

const file = (name: string) => readFileSync(`tests/fixtures/videos/${name}`);
const sound = file('sound.webm');
const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello';

/** What a post `a` finds of its `clip` with these files beside it. */
const find = (name: string, files: Files) =>
  imageFinder(
    projectFolder(
      Object.fromEntries(
        Object.entries(files).map(([beside, text]) => [`content/blog/a/${beside}`, text]),
      ),
    ),
  )(`/blog/a/${name}`);

it('a video has the size in its file, and needs no captions without sound', () => {
  expect(find('clip.mp4', { 'clip.mp4': file('silent.mp4') })).toEqual({
    ...{ file: 'content/blog/a/clip.mp4', url: '/blog/a/clip.mp4', width: 64, height: 36 },
    ...{ sources: [], video: { poster: undefined, captions: [] } },
  });
});

it('poster and captions are beside it', async () => {
  const found = find('clip.webm', {
    'clip.webm': sound,
    'clip.jpg': await photo(),
    'clip.en.vtt': captions,
    'clip.pt-BR.vtt': captions,
    'clip-2.fr.vtt': captions,
  });
  const video = 'video' in found ? found.video : undefined;
  expect(video?.poster?.sources.map(({ format }) => format)).toEqual(['webp']);
  expect(video?.captions.map(({ url, language }) => [url, language])).toEqual([
    ['/blog/a/clip.en.vtt', 'en'],
    ['/blog/a/clip.pt-BR.vtt', 'pt-BR'],
  ]);
});

it.each<[string, string, Files, string]>([
  ['sound without captions', 'a.webm', { 'a.webm': sound }, 'no captions'],
  ['captions without language', 'a.webm', { 'a.webm': sound, 'a.b_c.vtt': captions }, 'a.b_c.vtt'],
  ['captions of another format', 'a.webm', { 'a.webm': sound, 'a.en.vtt': '1\n00:00' }, 'WEBVTT'],
  ['H.265', 'a.mp4', { 'a.mp4': file('hevc.mp4') }, 'hev1'],
  ['ten bits a colour', 'a.mp4', { 'a.mp4': file('ten-bits.mp4') }, 'avc1.6e'],
  ['another ending', 'a.mov', { 'a.mov': file('silent.mp4') }, 'a.mov'],
  ['the place where it was taken', 'a.mp4', { 'a.mp4': file('located.mp4') }, 'location'],
  ['a cut', 'a.mp4', { 'a.mp4': file('silent.mp4').subarray(0, 1200) }, 'cannot be read'],
  ['no video in it', 'a.mp4', { 'a.mp4': 'hello' }, 'cannot be read'],
  ['too many bytes', 'a.mp4', { 'a.mp4': Buffer.alloc(27_000_000) }, '26 MB'],
  ['a name that is not there', 'A.mp4', { 'a.mp4': file('silent.mp4') }, 'does not exist'],
])('%s is an error', (_, name, files, words) => {
  expect(find(name, files)).toEqual({
    expected: expect.any(String),
    found: expect.stringContaining(words),
    fix: expect.any(String),
  });
});
