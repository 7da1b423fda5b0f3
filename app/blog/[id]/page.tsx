import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AfterArticle } from '@/components/blog/after-article';
import { ArticleView } from '@/components/blog/article-view';
import { Author } from '@/components/blog/author';
import { LiveArticle } from '@/components/blog/live-article';
import { PostActions } from '@/components/blog/post-actions';
import { Comments } from '@/components/services/comments';
import { Boundary } from '@/components/ui/boundary';
import { StructuredData } from '@/components/ui/structured-data';
import { settings } from '@/data/site';
import { theme } from '@/data/theme';
import { articleOf } from '@/lib/content/article';
import { fingerprint } from '@/lib/content/fingerprint';
import { adjacentPosts, articleLinks } from '@/lib/content/related-posts';
import { currentLanguage } from '@/lib/languages/languages';
import { commentsHost, giscusLanguage } from '@/lib/services';
import { NO_ENTRY, postSourcePath, withBasePath } from '@/lib/urls';
import { siteContent, sitePortrait } from '../../content';
import { pathIn } from '../../languages';
import { absoluteUrl, owner } from '../../owner';
import { pageMetadata } from '../../page-metadata';
import { renderOptions, renderText } from '../../render-text';
import { siteSections } from '../../sections';
import { postData } from '../../structured-data';

interface PostPageProps {
  params: Promise<{ id: string }>;
}

export function generateStaticParams() {
  const ids = siteContent().posts.map(({ slug }) => slug);
  return (ids.length > 0 ? ids : [NO_ENTRY]).map((id) => ({ id }));
}

export async function generateMetadata({ params }: PostPageProps): Promise<Metadata> {
  const post = await requestedPost(params);
  const { slug, title, description, isoDate, isoModified, tags, canonical, path } = post;
  return pageMetadata({
    title,
    description,
    path,
    source: postSourcePath(slug),
    canonical,
    article: { publishedTime: isoDate, modifiedTime: isoModified, tags: [...tags] },
  });
}

export default async function PostPage({ params }: PostPageProps) {
  const post = await requestedPost(params);
  const { blog } = siteContent();
  const links = articleLinks(blog, post);
  const rendered = await renderText(post.body, { baseUrl: post.baseUrl });
  const { comments } = settings.services ?? {};
  const isLive = settings.livePosts !== false;
  const footer = (
    <Author
      post={post}
      owner={{ name: owner.name, ...(settings.replyByEmail !== false && { email: owner.email }) }}
      portrait={sitePortrait()}
      has={siteSections()}
    >
      <PostActions
        settings={settings}
        title={post.title}
        url={absoluteUrl(post.path)}
        file={post.file}
      />
    </Author>
  );
  return (
    <>
      <LiveArticle
        url={isLive ? withBasePath(postSourcePath(post.slug)) : undefined}
        builtFrom={fingerprint(post.text)}
        pattern={post.pattern}
        links={links}
        footer={footer}
      >
        <ArticleView
          article={articleOf(post, rendered, renderOptions.findImage)}
          pattern={post.pattern}
          links={links}
          footer={footer}
        />
      </LiveArticle>
      <AfterArticle {...adjacentPosts(blog, post)} />
      {comments && (
        <Boundary>
          <Comments
            key={post.slug}
            settings={comments}
            host={commentsHost(comments)}
            language={comments.language ?? giscusLanguage(settings.language)}
            // The default of giscus for discussions that are mapped by path.
            term={pathIn(currentLanguage, post.path).slice(1)}
            onlyTheme={theme.only}
          />
        </Boundary>
      )}
      <StructuredData data={postData(post)} />
    </>
  );
}

async function requestedPost(params: PostPageProps['params']) {
  const { id } = await params;
  const { posts, blog } = siteContent();
  return posts[blog.indexes.get(id) ?? -1] ?? notFound();
}
